/** Bank of the accounts that transfers for credits go to, and the name that they are in. */
export const TRANSFER_BANK = 'STP'
export const TRANSFER_BENEFICIARY = 'Hogar Crédito'
