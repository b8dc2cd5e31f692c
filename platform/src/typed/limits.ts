/** Maximum length of an e-mail address, by RFC 5321. */
export const EMAIL_MAX_LENGTH = 254
/** Maximum length of the name of a person, in characters. */
export const NAME_MAX_LENGTH = 100
