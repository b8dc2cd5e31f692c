import type { ArticleTexts } from '../articleHtml.ts'

export const whatCatMeans: ArticleTexts = {
  es: {
    title: 'Qué es el CAT y cómo compararlo',
    summary:
      'Con un crédito de 5,000 pesos en la mano: cuánto pagas, qué dice el CAT, qué no dice y cuánto ahorras si liquidas antes.',
    imageAlt: 'Escritorio de roble con una computadora portátil, una silla y una planta',
    tags: ['crédito', 'CAT', 'dinero'],
    body: `
CAT son las siglas de Costo Anual Total. Es un porcentaje que junta en una sola cifra lo que cuesta un crédito en un año: intereses, comisiones y los seguros que te obligan a contratar, tomando en cuenta cuándo pagas. El Banco de México define la fórmula, y todos los que prestan tienen que usar la misma. Por eso sirve: dos ofertas distintas se pueden poner lado a lado.
## Un ejemplo con números completos
Compras a crédito 5,000 pesos en 52 pagos semanales. El contrato dice: 51 pagos de 152 pesos y un último de 123. En total, 7,875 pesos; el interés es de 2,875.
Quien paga a tiempo recibe una bonificación del 40 por ciento de ese interés. Entonces cada pago baja a 129.89 pesos, el último a 100.61, y el total es de 6,725: 1,150 menos.
| Concepto | Sin bonificación | Pagando a tiempo
| Pago semanal | $152.00 | $129.89
| Último pago | $123.00 | $100.61
| Total | $7,875.00 | $6,725.00
| Interés | $2,875.00 | $1,725.00
| CAT, sin IVA | 134.4 % | 71.0 %
## ¿Por qué el CAT es mayor que el interés?
Los 2,875 pesos son 57.5 por ciento de 5,000, pero el CAT dice 134.4. No es un error. Cada semana devuelves una parte, así que en promedio debes mucho menos de 5,000 pesos. El mismo interés sobre una deuda menor es un costo anual mayor, y además el CAT se compone semana a semana. Por eso nunca compares el CAT de uno con la tasa de otro: compara CAT con CAT.
## Cómo comparar bien
1. El mismo monto y el mismo plazo. El CAT de un crédito corto casi siempre se ve más alto, aunque en pesos pagues menos.
1. Las dos cifras sin IVA, o las dos con IVA. La publicidad en México lo muestra sin IVA.
1. El CAT de tu oferta, no el promedio del anuncio. El promedio junta créditos que no son el tuyo.
1. Después mira los pesos: el total a pagar y cuánto es cada pago. El CAT dice qué crédito es más caro; tu quincena dice cuál cabe.
## La bonificación, leída con calma
Un CAT de 71.0 por ciento solo es tuyo si los 52 pagos llegan a tiempo. Si te atrasas en uno, ese pago pierde sus 22.11 pesos de bonificación; los demás la conservan. Piensa en el precio sin bonificación como el precio, y en la bonificación como tu premio.
## Pagar antes
La ley te permite liquidar antes y pagar interés solo por el tiempo que pasó. En este ejemplo, después de 20 pagos a tiempo, liquidar cuesta 3,065.77 pesos. Si siguieras hasta el final pagarías 4,127.20. La diferencia, 1,061.43 pesos, se queda contigo. No hay comisión por hacerlo.
## En una frase
El CAT es como el precio por kilo: no te dice cuánto gastas, pero sí dónde es más caro. Úsalo para elegir, usa el total para decidir y usa el calendario de tu cuenta para no perder la bonificación.
Las cifras de este texto son un ejemplo. Las de tu crédito aparecen junto a cada pago antes de que firmes nada.`,
  },
}
