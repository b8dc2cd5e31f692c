/** Path of the editors' page with the terms of sale; the same in every store. */
export const TERMS_PAGE = '/i/terminos-y-condiciones'
