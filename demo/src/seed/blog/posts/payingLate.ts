import type { ArticleTexts } from '../articleHtml.ts'

export const payingLate: ArticleTexts = {
  es: {
    title: 'Crédito sin sorpresas: cuánto cuesta atrasarse',
    summary:
      'Una semana tarde cuesta 24.24 pesos más en un pago de 129.89. De dónde sale esa cifra y qué hacer si no te alcanza.',
    imageAlt: 'Aparador blanco con florero y lámpara junto a una planta',
    tags: ['crédito', 'pagos', 'dinero'],
    body: `
Nadie planea atrasarse. Pasa: un depósito que no llegó, una llanta, una fecha que se nos fue. Lo caro de un atraso casi nunca es el interés; es no saber cuánto cuesta y dejarlo crecer. Aquí están los números, sin letra chica.
## El ejemplo
Un crédito de 5,000 pesos a 52 semanas tiene pagos de 152 pesos. Si pagas a tiempo, cada uno lleva una bonificación de 22.11, así que pagas 129.89.
Imagina que un pago llega tarde. Suceden dos cosas. La primera: ese pago pierde su bonificación y vuelve a costar 152. La segunda: sobre lo vencido corre un interés moratorio de 0.20 por ciento al día, simple, es decir, sin intereses sobre intereses.
| Días de atraso | Moratorio | Pagas | De más
| A tiempo | $0.00 | $129.89 | $0.00
| 1 | $0.30 | $152.30 | $22.41
| 7 | $2.13 | $154.13 | $24.24
| 30 | $9.12 | $161.12 | $31.23
Mira la segunda fila: el primer día es el que duele, porque se va la bonificación. Después, cada semana agrega alrededor de dos pesos. Si ya te pasaste por un día, pagar hoy sigue siendo lo mejor, pero el mundo no se acaba.
## Lo que no pasa
- Los demás pagos conservan su bonificación. Se pierde la del pago que llegó tarde, no la de todos.
- El moratorio nunca es mayor que el pago vencido.
- No hay comisión por cobranza ni por avisarte.
- Un pago parcial cuenta: se abona el mismo día, y el moratorio solo corre sobre lo que falta.
## Cuándo se considera a tiempo
Cuenta el día en que pagas. Con tarjeta, el de la aprobación; por transferencia, el día en que la mandas, aunque la veamos reflejada unas horas después. Te pedimos pagar dos días hábiles antes del vencimiento para que un puente o un banco lento no te quiten la bonificación. Ese margen es tuyo, no un cargo.
## Si sabes que no te alcanza
1. Habla antes de la fecha. Antes hay más opciones que después, y no queda constancia de un atraso que no ocurrió.
1. Paga lo que puedas. Cincuenta pesos a tiempo bajan el moratorio y mantienen tu cuenta en movimiento.
1. No pidas otro préstamo para cubrir este sin comparar el CAT de los dos. Mudar una deuda de 152 pesos a una tarjeta cara es cambiar un resfriado por una gripe.
1. Revisa en tu cuenta cuánto cuesta liquidar. A veces falta poco, y terminar te ahorra el interés que viene.
## ¿Y el buró?
Los atrasos se reportan a las sociedades de información crediticia, igual que los pagos puntuales. Un historial con años de pagos a tiempo y un tropiezo corto se ve muy distinto de uno abandonado. Puedes pedir tu reporte gratis una vez al año; hazlo aunque no debas nada.
## Si algo no cuadra
Pide el desglose: cada peso de moratorio tiene un día y un monto. Si la explicación no te convence, la Condusef atiende sin costo a usuarios de servicios financieros, y la Profeco a quienes compran a crédito en una tienda.
Las cifras son de un ejemplo. En tu estado de cuenta ves las tuyas antes de pagar.`,
  },
}
