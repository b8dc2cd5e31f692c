/** Limits that web and gateway both check, so that a form reports at once what the gateway would refuse. */
export const SEARCH_TERM_MIN_CHARACTERS = 3
export const SEARCH_TERM_MAX_CHARACTERS = 100
export const CART_LINES_MAX = 50
/** Maximum length of a SKU, in every field that accepts one. */
export const SKU_MAX_CHARACTERS = 255
export const QUANTITY_MAX = 10_000
export const COUPON_MAX_CHARACTERS = 50
/** Maximum length of each campaign parameter. */
export const CAMPAIGN_MAX_CHARACTERS = 100
export const QUOTE_NAME_MAX_CHARACTERS = 60
export const NAME_MAX_CHARACTERS = 60
/** Fewest letters of a name in an application for credit. */
export const PERSON_NAME_MIN_CHARACTERS = 2
export const STREET_LINE_MAX_CHARACTERS = 120
export const STREET_LINES_MAX = 2
export const CITY_MAX_CHARACTERS = 80
export const COMPANY_MAX_CHARACTERS = 80
export const TAX_ID_MAX_CHARACTERS = 20
/** Maximum length of the cross streets or directions of an address. */
export const CROSS_STREET_MAX_CHARACTERS = 80
/** Minimum digits of a telephone number, including the country prefix unless the number is Mexican. */
export const TELEPHONE_MIN_DIGITS = 10
/** Minimum digits of a number in the national format of Germany or Italy. */
export const TELEPHONE_SHORT_DIGITS = 6
export const TELEPHONE_MAX_DIGITS = 15
/** Maximum length of a telephone number as typed or pasted, including punctuation. */
export const TELEPHONE_TYPED_MAX_CHARACTERS = 60
export const EMAIL_MAX_CHARACTERS = 254
export const ORDER_NUMBER_MAX_CHARACTERS = 64
export const POSTCODE_DIGITS = 5
/** Maximum length of a postal code as typed or pasted: `Código postal: 44100`. */
export const POSTCODE_TYPED_MAX_CHARACTERS = 24
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 256
/** Minimum number of character kinds: lower case, upper case, digits, others. */
export const PASSWORD_MIN_CLASSES = 3
export const REVIEW_STARS_MAX = 5
export const REVIEW_TITLE_MAX_CHARACTERS = 120
export const REVIEW_DETAIL_MAX_CHARACTERS = 4_000
export const REVIEW_PHOTOS_MAX = 4
/** Maximum size of one photo of a review: all photos together fit into a request body of the gateway. */
export const REVIEW_PHOTO_MAX_BYTES = 44_000
export const NICKNAME_MAX_CHARACTERS = 60
export const QUESTION_MAX_CHARACTERS = 500
export const WISH_LIST_NAME_MAX_CHARACTERS = 30
/** Longest name and longest text of a gift message. */
export const GIFT_NAME_MAX_CHARACTERS = 60
export const GIFT_MESSAGE_MAX_CHARACTERS = 300
export const RETURN_COMMENT_MAX_CHARACTERS = 500
export const RETURN_PHOTOS_MAX = 3
/** Maximum size of one photo of a return: all photos together fit into a request body of the gateway. */
export const RETURN_PHOTO_MAX_BYTES = 48_000
/** Limits of a message to the shop. */
export const CONTACT_NAME_MAX_CHARACTERS = 120
export const CONTACT_MESSAGE_MAX_CHARACTERS = 2_000
/** Number of digits of an SMS code. */
export const SMS_CODE_DIGITS = 4
/** Fewest and most digits of the PIN of a credit account. */
export const CREDIT_PIN_MIN_DIGITS = 4
export const CREDIT_PIN_MAX_DIGITS = 8
/** An identification file as PDF has fewer bytes than this; a photo at most so many, after it was made smaller. */
export const CREDIT_PDF_MAX_BYTES = 500_000
export const CREDIT_PHOTO_MAX_BYTES = 540_000
/** Most bytes of the pictures of a live test as they are sent. */
export const LIVE_TEST_MAX_BYTES = 720_000
/** Maximum length of a text in the address of an application for credit. */
export const CREDIT_ADDRESS_MAX_CHARACTERS = 80
export const COMPLAINT_CODE_MAX_CHARACTERS = 40
