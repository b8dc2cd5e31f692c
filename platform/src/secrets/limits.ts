/** Random bytes of tokens and links: 256 bits. */
export const SECRET_BYTES = 32
/** Minutes for which tries at a secret are counted, and for which a subject with too many of them is locked. */
export const ATTEMPT_WINDOW_MINUTES = 15
