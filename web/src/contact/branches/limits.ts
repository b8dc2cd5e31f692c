/** Maximum length of a postal code or town in the search for branches. */
export const PLACE_MAX_CHARACTERS = 60
/** Distance in kilometres from which the page reminds of home delivery. */
export const FAR_KM = 100
/** Distance in kilometres below which one decimal is shown. */
export const NEAR_KM = 10
/** Minutes before the end of opening from which the page counts them. */
export const CLOSING_SOON_MINUTES = 60
/** Days ahead for which a branch lists the hours that differ. */
export const EXCEPTIONS_AHEAD_DAYS = 30
