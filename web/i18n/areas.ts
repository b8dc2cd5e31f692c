/** Domains whose messages are loaded with their own pages: most shoppers who look at a home never see them. */
export const AREAS = ['checkout'] as const

export type MessageArea = (typeof AREAS)[number]
