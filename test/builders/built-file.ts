/** In place of a picture: the address that a build would give it. */
export default '/assets/built-file.webp'
