/** The editors' page with the terms of sale: every store has it under the same name. */
export const TERMS_PAGE = '/i/terminos-y-condiciones'
