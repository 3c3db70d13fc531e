/** A name: without line breaks, control characters, and characters that turn the direction of the text around it. */
export const shownSigns = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u
