export const METHODS_MAX = 50
