/** Which key opens "Go to" is another one here. */
export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
