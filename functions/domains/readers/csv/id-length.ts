/** An id is part of a key, which holds 1,024 bytes; 200 characters of any script fit. */
export const isTooLong = (id: string) => Buffer.byteLength(id) > 800
