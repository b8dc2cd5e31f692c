/** Bounds that both ends check, so that a form says at once what the gateway would refuse. */
export const SEARCH_TERM_MIN_CHARACTERS = 3
export const SEARCH_TERM_MAX_CHARACTERS = 100
export const CART_LINES_MAX = 50
/** Longest SKU, in every field that takes one. */
export const SKU_MAX_CHARACTERS = 255
export const QUANTITY_MAX = 10_000
export const COUPON_MAX_CHARACTERS = 50
/** What is kept of each part of a campaign. */
export const CAMPAIGN_MAX_CHARACTERS = 100
export const QUOTE_NAME_MAX_CHARACTERS = 60
export const NAME_MAX_CHARACTERS = 60
export const STREET_LINE_MAX_CHARACTERS = 120
export const STREET_LINES_MAX = 2
export const CITY_MAX_CHARACTERS = 80
export const COMPANY_MAX_CHARACTERS = 80
export const TAX_ID_MAX_CHARACTERS = 20
/** What is said of a place beside its address, for whoever has to find it. */
export const CROSS_STREET_MAX_CHARACTERS = 80
/** Digits of a telephone number, the prefix of its country among them where it is no Mexican one. */
export const TELEPHONE_MIN_DIGITS = 10
export const TELEPHONE_MAX_DIGITS = 15
/** As it is typed or pasted, with all that stands between its digits. */
export const TELEPHONE_TYPED_MAX_CHARACTERS = 60
export const EMAIL_MAX_CHARACTERS = 254
export const POSTCODE_DIGITS = 5
/** As it is pasted: `Código postal: 44100`. */
export const POSTCODE_TYPED_MAX_CHARACTERS = 24
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 256
/** Of lower case, upper case, digits and others. */
export const PASSWORD_MIN_CLASSES = 3
export const REVIEW_STARS_MAX = 5
export const REVIEW_TITLE_MAX_CHARACTERS = 120
export const REVIEW_DETAIL_MAX_CHARACTERS = 4_000
export const NICKNAME_MAX_CHARACTERS = 60
export const WISH_LIST_NAME_MAX_CHARACTERS = 30
export const RETURN_COMMENT_MAX_CHARACTERS = 500
export const RETURN_PHOTOS_MAX = 3
/** One photo of a return, in bytes: with the others it fits into a body of the gateway. */
export const RETURN_PHOTO_MAX_BYTES = 48_000
/** A message to the shop. */
export const CONTACT_NAME_MAX_CHARACTERS = 120
export const CONTACT_MESSAGE_MAX_CHARACTERS = 2_000
/** Digits of the code in an SMS. */
export const SMS_CODE_DIGITS = 4
export const COMPLAINT_CODE_MAX_CHARACTERS = 40
