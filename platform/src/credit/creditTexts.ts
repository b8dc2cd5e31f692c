import Big from 'big.js'
import { CREDIT_PRODUCTS, DAILY_DEFAULT_RATE, INTEREST_TAX_RATE, yearlyRatePercent } from './products.ts'

/** Annual cost (CAT) in percent that the shop has published as the average of its credits. It is of no offer. */
export const PUBLISHED_CAT_PERCENT = 116.7

/** Service hours of the telephone for credit. */
export const CREDIT_HOURS = 'De lunes a sábado de 9 a 21\u00a0h, domingo de 10 a 18\u00a0h'

/** Answers to how long someone has lived at an address. */
export const ADDRESS_AGES: readonly Readonly<{ value: string; label: string }>[] = [
  { value: '0-6M', label: 'Menos de 6 meses' },
  { value: '6-12M', label: 'De 6 a 12 meses' },
  { value: '1-3A', label: 'De 1 a 3 años' },
  { value: '3A+', label: 'Más de 3 años' },
]

/** Sales channels whose invoices can be paid by bank transfer: web goods, cash on the web, branches. */
export const TRANSFER_CHANNELS: readonly number[] = [3, 76, 7]

const percent = (share: Big | string, digits: number) => `${new Big(share).times(100).toFixed(digits)} %`
const { MENUDEO, PERSONAL } = CREDIT_PRODUCTS

/** Legal line beside every offer. */
export const CREDIT_LEGEND = [
  'Crédito sujeto a aprobación. Solicitarlo no tiene costo y ningún promotor puede cobrarte por ello.',
  `CAT promedio publicado ${PUBLISHED_CAT_PERCENT} %, informativo. El CAT de tu crédito está junto a cada pago.`,
  `Crédito de la tienda y Credilana: tasa anual fija de ${yearlyRatePercent(MENUDEO).toFixed(2)} % sobre el monto, IVA incluido.`,
  `Préstamo personal: tasa anual fija de ${yearlyRatePercent(PERSONAL).toFixed(2)} % sobre saldos, más IVA de ${percent(INTEREST_TAX_RATE, 0)} sobre el interés.`,
  `Interés moratorio: ${percent(DAILY_DEFAULT_RATE, 2)} diario sobre lo vencido.`,
  'Puedes liquidar antes de tiempo: no pagas los intereses de los pagos que faltan.',
].join(' ')
