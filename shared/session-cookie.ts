/** Where a session is kept: whoever serves `/` tells by it whether to lead into the product or to the public front page. */
export const sessionCookieName = 'almanac_session'
