import { sameText as spanish } from '@hogar/platform/language.ts'
import type { PlannedPromotion } from './plannedPromotion.ts'

const MEXICO = ['MX'] as const
const TERMS =
  'Precios con IVA, por pieza y hasta agotar existencias. Vale el precio que ves al confirmar tu pedido. Los descuentos no se suman entre sí.'

/** Promotions of Mexico: running, one that has not begun, and two that have ended. */
export const mexicanPromotions: readonly PlannedPromotion[] = [
  {
    id: 4,
    slug: spanish('electro-fin'),
    title: spanish('Electro fin'),
    summary: spanish('Pantallas, audio y cómputo, y 200 pesos menos con cupón.'),
    text: [
      spanish(
        'Escribe el cupón en tu carrito y te descontamos 200 pesos en compras desde 2,000. Funciona también sobre lo que ya está en oferta.',
      ),
    ],
    terms: spanish(
      'Cupón ESTRENA200: 200 pesos en compras desde 2,000 con IVA, una vez por pedido y para los primeros mil pedidos. No se canjea por efectivo.',
    ),
    department: 'electronics',
    list: { category: 'electronics' },
    picture: { of: 'electronics', alt: spanish('Pantalla sobre un mueble en una sala') },
    coupon: 'ESTRENA200',
    days: [-2, 18],
    countries: MEXICO,
  },
  {
    id: 5,
    slug: spanish('arma-tu-comedor'),
    title: spanish('Arma tu comedor'),
    summary: spanish('Una mesa con tu apellido grabado, y las sillas que le quedan.'),
    text: [
      spanish(
        'Grabamos lo que escribas en una placa de latón que va bajo la cubierta: un apellido, una fecha, lo que quieras recordar. Hasta 30 letras.',
      ),
      spanish('Calcula 60 cm por persona y 75 cm libres detrás de cada silla.'),
    ],
    terms: spanish(`${TERMS} Una pieza grabada es tuya: solo se cambia si llega con daño.`),
    department: 'dining',
    list: { category: 'dining' },
    featured: ['mesa-redonda'],
    picture: { of: 'dining-room', alt: spanish('Comedor con mesa de madera, sillas y lámpara colgante') },
    days: [-6, 27],
    countries: MEXICO,
  },
  {
    id: 6,
    slug: spanish('linea-blanca-a-tiempo'),
    title: spanish('Línea blanca a tiempo'),
    summary: spanish('Refrigeradores, lavadoras y estufas por 250 pesos a la semana o menos.'),
    text: [
      spanish(
        'Cada producto dice su pago semanal, cuántas semanas son, el total y el CAT. Si pagas a tiempo, el total baja.',
      ),
    ],
    terms: spanish(
      'Pagos semanales con crédito de la tienda, sujeto a aprobación. El CAT y el total de cada producto están en su página. Precios con IVA y hasta agotar existencias.',
    ),
    department: 'appliances',
    list: { category: 'appliances', filters: [{ attribute: 'credit_fee', range: '0-250' }], sort: 'weekly' },
    picture: { of: 'appliances', alt: spanish('Cocina equipada') },
    days: [-1, 22],
    countries: MEXICO,
  },
  {
    id: 7,
    slug: spanish('buen-fin-2027'),
    title: spanish('Buen Fin 2027'),
    summary: spanish('Cuatro días de precios que no se repiten en el año.'),
    text: [spanish('Lo que más se busca, con el precio más bajo del año.')],
    terms: spanish(TERMS),
    department: 'living',
    list: { category: 'all', filters: [{ attribute: 'discount', range: '10-*' }], sort: 'discount' },
    picture: { of: 'living-room', alt: spanish('Sala con sofá claro y sillón color terracota') },
    days: [330, 333],
    countries: MEXICO,
  },
  {
    id: 8,
    slug: spanish('fiestas-patrias'),
    title: spanish('Fiestas patrias'),
    summary: spanish('Para poner la mesa grande y que alcance para todos.'),
    text: [spanish('Mesas, sillas y vajillas para recibir en casa.')],
    terms: spanish(TERMS),
    department: 'dining',
    list: { category: 'dining', filters: [{ attribute: 'discount', range: '10-*' }] },
    picture: { of: 'dining-room', alt: spanish('Comedor con mesa de madera y sillas') },
    days: [-25, -11],
    countries: MEXICO,
  },
  {
    id: 9,
    slug: spanish('rebajas-enero'),
    title: spanish('Rebajas de enero'),
    summary: spanish('El año empieza con lugar para guardar.'),
    text: [spanish('Libreros, roperos y cajas para ordenar lo que dejaron las fiestas.')],
    terms: spanish(TERMS),
    department: 'storage',
    list: { category: 'storage' },
    picture: { of: 'living-room', alt: spanish('Sala ordenada con sofá claro') },
    days: [-60, -41],
    countries: MEXICO,
  },
]
