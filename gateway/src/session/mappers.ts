/** The viewer is the session, which every resolver has at hand. */
export type ViewerMapper = Readonly<Record<never, never>>
