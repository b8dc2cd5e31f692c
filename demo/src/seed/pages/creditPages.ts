import { sameText as spanish } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

const MEXICO = ['MX'] as const

const WHAT_ONE_NEEDS: Page['sections'] = [
  {
    heading: spanish('Qué necesitas'),
    body: spanish(
      'Ser mayor de edad, una identificación oficial vigente por ambos lados, tu CURP y una referencia personal que no viva contigo. Para recibir el dinero, tu CLABE o tu tarjeta de débito; también puedes recogerlo en una tienda.',
    ),
  },
  {
    heading: spanish('Cuánto tarda'),
    body: spanish(
      'La solicitud toma unos veinte minutos. Te respondemos en 1 a 3 días hábiles; con el préstamo autorizado depositamos en la cuenta que nos digas.',
    ),
  },
]

const QUESTIONS: Page['sections'] = [
  {
    heading: spanish('¿Puedo pagar antes?'),
    body: spanish(
      'Sí, cuando quieras y sin penalización: no pagas los intereses de los pagos que faltan. Tampoco hay costo por pedirlo ni comisión por apertura.',
    ),
  },
  {
    heading: spanish('¿Y si me atraso?'),
    body: spanish(
      'Ese pago pierde su bonificación y se cobra 0.20 % diario sobre lo vencido. Si sabes que no vas a alcanzar, llámanos antes de la fecha.',
    ),
  },
]

/** The wallet, how one gets an account for credit, and the loans: all exist in Mexico alone. */
export const creditPages: readonly Page[] = [
  {
    id: 17,
    identifier: 'monedero-viu',
    changedOn: '2026-11-20',
    countries: MEXICO,
    title: spanish('Monedero Viu'),
    summary: spanish('Cada compra te deja saldo para la siguiente. Sin cuota y sin letra chica.'),
    sections: [
      {
        heading: spanish('Cómo juntas saldo'),
        body: spanish(
          'Da tu número de monedero al pagar en cualquier tienda. El saldo se abona cuando termina el plazo para devolver, a los 30 días de la entrega.',
        ),
      },
      {
        heading: spanish('Cómo lo usas'),
        body: spanish(
          'Dilo en caja antes de pagar. Puede cubrir toda la compra o una parte; el resto lo pagas con tarjeta o efectivo. Tu saldo aparece en cada recibo.',
        ),
      },
      {
        heading: spanish('En línea'),
        body: spanish(
          'Tu saldo y su historial están en tu cuenta, en Monedero. En la tienda en línea paga pedidos completos: si el saldo no alcanza para todo, elige otra forma de pago o recoge en tienda.',
        ),
      },
      {
        heading: spanish('Si devuelves algo'),
        body: spanish(
          'Lo que pagaste con monedero regresa al monedero en 24 horas, y se descuenta el saldo que esa compra había dejado.',
        ),
      },
      {
        heading: spanish('Si pierdes tu tarjeta de lealtad'),
        body: spanish(
          'Tu saldo está a tu nombre, no en el plástico. Avísanos en cualquier tienda con una identificación oficial y te damos otro número con el mismo saldo.',
        ),
      },
    ],
  },
  {
    id: 18,
    identifier: 'apertura-de-cuenta',
    changedOn: '2026-11-30',
    countries: MEXICO,
    title: spanish('Apertura de cuenta'),
    summary: spanish('Abre tu cuenta de crédito sin costo. Te respondemos en 1 a 3 días hábiles.'),
    sections: [
      {
        heading: spanish('Qué necesitas'),
        body: spanish(
          'Ser mayor de edad, una identificación oficial vigente por ambos lados, tu CURP y una referencia personal que no viva contigo. Los archivos pueden ser JPG o PDF, los PDF de menos de 500 kB.',
        ),
      },
      {
        heading: spanish('En línea, en diez pasos'),
        body: spanish(
          'Empieza en <a href="/credit/register">Solicitar crédito</a>: unos veinte minutos con tu celular a la mano. Lo que llevas queda guardado y lo retomas donde ibas.',
        ),
        points: [
          spanish('Tu celular, que confirmas con un código de 4 dígitos.'),
          spanish('Tus datos y tu CURP.'),
          spanish('La cantidad y el plazo, con el total y el CAT a la vista.'),
          spanish('Tu domicilio y una referencia.'),
          spanish('Fotos de tu identificación y una prueba de vida de unos segundos.'),
          spanish('El seguro si lo lleva, dónde depositamos y tu autorización para consultar tu historial.'),
        ],
      },
      {
        heading: spanish('En una tienda'),
        body: spanish(
          'Trae tus documentos a la <a href="/tiendas?servicio=credit">tienda con crédito</a> que te quede cerca. Llenamos la solicitud contigo en unos veinte minutos, te tomamos una foto y verificamos tu celular con un código de 4 dígitos. El trámite es gratuito: nadie puede cobrarte por él.',
        ),
      },
      {
        heading: spanish('Cuánto te podemos prestar'),
        body: spanish(
          'Si es tu primera cuenta, hasta 5,000 pesos. Con un buen historial de pagos la línea crece. Los préstamos de más de 5,000 pesos llevan un seguro de vida.',
        ),
      },
      {
        heading: spanish('Cuánto cuesta'),
        body: spanish(
          'Tasa fija anual de 57.5 %. CAT promedio publicado 116.7 %, informativo. El CAT de tu crédito está junto a cada pago. Antes de firmar ves el pago semanal y, al lado, el total, los intereses y el CAT. Si pagas a tiempo, la bonificación por pago puntual baja el total.',
        ),
      },
      {
        heading: spanish('Tu consulta de historial'),
        body: spanish(
          'Al firmar nos autorizas a consultar tu historial crediticio durante 3 años. La consulta no cuesta y puedes pedirnos copia de lo que vimos.',
        ),
      },
    ],
  },
  {
    id: 30,
    identifier: 'prestamo-personal',
    countries: MEXICO,
    title: spanish('Préstamo personal'),
    summary: spanish('Efectivo de 500 a 5,000 pesos si es tu primer crédito. Pagas cada semana, quincena o mes.'),
    sections: [
      ...WHAT_ONE_NEEDS,
      {
        heading: spanish('Cuánto cuesta'),
        body: spanish(
          'El interés se cobra solo sobre lo que todavía debes: cada pago lo baja. Arriba ves el total, los intereses y el CAT de tu préstamo antes de pedirlo. Si pagas a tiempo, una cuarta parte de los intereses no se cobra.',
        ),
      },
      ...QUESTIONS,
    ],
  },
  {
    id: 31,
    identifier: 'credilana',
    countries: MEXICO,
    title: spanish('Credilana'),
    summary: spanish(
      'Efectivo con tu crédito de la tienda, de 500 a 5,000 pesos si es el primero, en 6, 12 o 18 meses.',
    ),
    sections: [
      ...WHAT_ONE_NEEDS,
      {
        heading: spanish('Cuánto cuesta'),
        body: spanish(
          'La tasa anual es fija y se calcula sobre el monto, con IVA incluido. Arriba ves el total, los intereses y el CAT de tu préstamo antes de pedirlo. Si pagas a tiempo, el 30 % de los intereses no se cobra.',
        ),
      },
      ...QUESTIONS,
    ],
  },
]
