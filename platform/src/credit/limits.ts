/** Smallest and largest amount of a credit in pesos, both allowed. */
export const CREDIT_MIN_MXN = 500
export const CREDIT_MAX_MXN = 58_000
/** Largest amount for a customer without an account of credit, in pesos. */
export const CREDIT_NEW_MAX_MXN = 5_000
/** Cash is lent in multiples of this amount, in pesos. Goods cost what they cost. */
export const CREDIT_STEP_MXN = 500
/** Term in months of the credit beside a price, of a cart without a chosen term, and of an offers list that names none. */
export const CREDIT_DEFAULT_MONTHS = 12
/** Largest loan without a compulsory life insurance, in pesos. */
export const INSURANCE_FREE_MAX_MXN = 5_000
/** Maximum number of people that a life insurance pays to. */
export const BENEFICIARIES_MAX = 5
/** Days of the delay whose cost an offer states. */
export const LATE_DAYS = 7
/** Maximum length of an amount and of a bank account as typed, separators included. */
export const AMOUNT_MAX_CHARACTERS = 12
export const BANK_ACCOUNT_MAX_CHARACTERS = 40
/** Smallest loan of a customer with an account, and its smallest counter-offer, in pesos. */
export const HOME_MIN_MXN = 1_000
/** Days for which a payment may be late before its account can borrow no more. */
export const LATE_TOLERATED_DAYS = 7
/** Maximum length of the names of callers, and of their tokens. */
export const CALLER_MAX_CHARACTERS = 200
/** Wrong SMS codes of one account or application, from one network address, and in one session, after which none is looked at. */
export const CODE_TRIES_MAX = 5
/** SMS codes that one network address may ask for within a day. */
export const CODES_PER_ADDRESS_A_DAY = 10
