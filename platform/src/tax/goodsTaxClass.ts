/** Tax class of ordinary goods; shipping is taxed as they are. */
export const GOODS_TAX_CLASS = 2
