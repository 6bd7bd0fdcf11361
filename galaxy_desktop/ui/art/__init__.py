"""Icons, signs and pictures: everything the client draws that is neither text nor a panel."""
