import { sameText as spanish } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

const MEXICO = ['MX'] as const
const ON_OFFER = 'sort=discount'
const WITH_MONTHS = spanish(
  'Con tarjetas participantes pagas a 12 o 18 meses sin intereses en compras mayores a 4,999 pesos, también en productos con descuento. La mensualidad está en cada producto.',
)
const CONDITIONS = spanish(
  'Cada oferta dice en su producto hasta cuándo vale, o termina antes si se agotan las piezas. El precio que ves al confirmar tu pedido es el que pagas.',
)

/** Pages of the promotions in Mexico and their conditions. */
export const promotionPages: readonly Page[] = [
  {
    id: 13,
    identifier: 'modulo-promociones',
    countries: MEXICO,
    title: spanish('Promociones'),
    summary: spanish('Todo lo que hoy cuesta menos, y cómo hacer que cueste menos todavía.'),
    sections: [
      {
        heading: spanish('Ofertas por departamento'),
        body: spanish('Ve primero lo que más bajó. El precio normal está tachado junto al de hoy.'),
        links: [
          { category: 'living', narrowed: ON_OFFER },
          { category: 'bedroom', narrowed: ON_OFFER },
          { category: 'dining', narrowed: ON_OFFER },
          { category: 'electronics', narrowed: ON_OFFER },
          { category: 'appliances', narrowed: ON_OFFER },
        ],
      },
      {
        heading: spanish('Tu primera compra'),
        body: spanish(
          'Escribe el cupón BIENVENIDO en tu carrito y te descontamos 10 % en compras desde 500 pesos. Vale una vez por pedido, también sobre productos en oferta.',
        ),
      },
      { heading: spanish('Meses sin intereses'), body: WITH_MONTHS },
      { heading: spanish('Letra grande'), body: CONDITIONS },
    ],
  },
  {
    id: 14,
    identifier: 'mas-descuentos',
    countries: MEXICO,
    title: spanish('Más descuentos'),
    summary: spanish('Lo que bajó 20 % o más, hasta la fecha que dice cada producto o hasta agotar existencias.'),
    sections: [
      {
        heading: spanish('Para la sala y el comedor'),
        body: spanish('Sofás, sillones, mesas y sillas con el descuento ya en el precio.'),
        links: [
          { category: 'living', narrowed: 'discount=20-*' },
          { category: 'dining', narrowed: 'discount=20-*' },
        ],
      },
      {
        heading: spanish('Para dormir y guardar'),
        body: spanish(
          'Camas, colchones y roperos. Un colchón nuevo trae su garantía por escrito, con o sin descuento.',
        ),
        links: [{ category: 'bedroom', narrowed: 'discount=20-*' }],
      },
      {
        heading: spanish('Electrónica y línea blanca'),
        body: spanish(
          'Pantallas, audio, refrigeradores y lavadoras. La instalación la pides junto con tu compra: está en Servicios.',
        ),
        links: [
          { category: 'electronics', narrowed: 'discount=20-*' },
          { category: 'appliances', narrowed: 'discount=20-*' },
          { category: 'homeServices' },
        ],
      },
      { heading: spanish('Letra grande'), body: CONDITIONS },
    ],
  },
  {
    id: 15,
    identifier: 'promociones-viu.html',
    countries: MEXICO,
    title: spanish('Promociones Viu'),
    summary: spanish('Ideas y descuentos para un cuarto que cambia contigo.'),
    sections: [
      {
        heading: spanish('Estrena cuarto'),
        body: spanish(
          'Empieza por la cama y la luz: es lo que más se nota. Estas piezas bajaron y se entregan de 2 a 8 días hábiles.',
        ),
        links: [
          { category: 'bedroom', narrowed: ON_OFFER },
          { category: 'decoration', narrowed: ON_OFFER },
        ],
      },
      {
        heading: spanish('Tu monedero cuenta'),
        body: spanish(
          'En nuestras tiendas cada compra deja saldo en tu Monedero Viu, también en oferta. Úsalo en la siguiente, completo o en partes.',
        ),
      },
      { heading: spanish('Meses sin intereses'), body: WITH_MONTHS },
      { heading: spanish('Letra grande'), body: CONDITIONS },
    ],
  },
  {
    id: 16,
    identifier: 'promociones-ma.html',
    countries: MEXICO,
    title: spanish('Promociones Mavi'),
    summary: spanish('Lo que la familia necesita, a pagos que caben en la semana.'),
    sections: [
      {
        heading: spanish('Renueva lo que más usas'),
        body: spanish('Refrigeradores, lavadoras, estufas y comedores que ya trabajan al día siguiente de la entrega.'),
        links: [
          { category: 'appliances', narrowed: ON_OFFER },
          { category: 'dining', narrowed: ON_OFFER },
        ],
      },
      {
        heading: spanish('Pago puntual'),
        body: spanish(
          'Con crédito de la tienda, pagar a tiempo baja el total. Cada producto muestra su pago semanal y, al lado, cuánto pagas en total si eres puntual.',
        ),
      },
      { heading: spanish('Meses sin intereses'), body: WITH_MONTHS },
      { heading: spanish('Letra grande'), body: CONDITIONS },
    ],
  },
]
