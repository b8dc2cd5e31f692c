/** Returns the name of a mutation's input type. */
export const inputTypeOf = (mutation: string): string => `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
