/** The search of pages that can begin with the dialog of something new: `?add=new`. Apart from its hook, because every screen knows the routes. */
export const readAdding = ({ add }: Record<string, unknown>): { add?: 'new' } => (add === 'new' ? { add } : {})
