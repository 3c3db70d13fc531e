/** On a badge: "3", "99+" */
export const counted = (many: number): string => (many > 99 ? '99+' : String(many))
