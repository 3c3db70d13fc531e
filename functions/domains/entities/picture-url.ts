/** Under our own address, to be read by whoever is signed in to the account. Apart from the bucket, whose client no list has a use for. */
export const pictureUrl = (id: string) => `/api/pictures/${id}`
