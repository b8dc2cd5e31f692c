import { sameText as spanish } from '@hogar/platform/language.ts'
import type { PlannedLanding } from './plannedLanding.ts'

const MEXICO = ['MX'] as const
const UP_TO_250 = [{ attribute: 'credit_fee', range: '0-250' }] as const

/** Landing pages of Mexico. */
export const mexicanLandings: readonly PlannedLanding[] = [
  {
    slug: spanish('hasta-250-a-la-semana'),
    title: spanish('Hasta 250 a la semana'),
    heading: spanish('Lo que cabe en 250 pesos a la semana'),
    intro: spanish(
      'Con crédito de la tienda. Cada producto dice cuántas semanas son, el total y el CAT; si pagas a tiempo, el total baja.',
    ),
    description: spanish('Muebles, línea blanca y electrónica con pagos de hasta 250 pesos a la semana.'),
    picture: { of: 'bedroom', alt: spanish('Recámara con cama de lino y burós de roble') },
    blocks: [
      {
        kind: 'products',
        title: spanish('Línea blanca'),
        limit: 8,
        list: { category: 'appliances', filters: UP_TO_250, sort: 'weekly' },
      },
      {
        kind: 'products',
        title: spanish('Para la sala'),
        limit: 8,
        list: { category: 'living', filters: UP_TO_250, sort: 'weekly' },
      },
      {
        kind: 'products',
        title: spanish('Electrónica'),
        limit: 8,
        list: { category: 'electronics', filters: UP_TO_250, sort: 'weekly' },
      },
      { kind: 'links', title: spanish('Sigue buscando'), categories: ['appliances', 'living', 'electronics'] },
    ],
    countries: MEXICO,
  },
  {
    slug: spanish('primer-departamento'),
    title: spanish('Primer departamento'),
    heading: spanish('Tu primer departamento, por partes'),
    intro: spanish('Nadie lo llena en un mes. Este es el orden en que más se nota.'),
    description: spanish('Qué comprar primero para un departamento: dormir, comer, sentarse.'),
    picture: { of: 'dining-room', alt: spanish('Comedor con mesa de madera y sillas') },
    blocks: [
      {
        kind: 'text',
        title: spanish('Primero, dormir bien'),
        body: spanish('Un buen colchón antes que una buena cama: la base puede esperar, la espalda no.'),
      },
      { kind: 'products', title: spanish('Colchones y almohadas'), limit: 8, list: { category: 'sleep' } },
      {
        kind: 'text',
        title: spanish('Después, una mesa'),
        body: spanish('Redonda si el cuarto es chico: cabe uno más y nadie se pega con la esquina.'),
      },
      {
        kind: 'products',
        title: spanish('Mesas y sillas'),
        limit: 8,
        list: { category: 'dining', sort: 'price-low' },
      },
      { kind: 'products', title: spanish('Un lugar para sentarse'), limit: 8, list: { category: 'sofas' } },
      { kind: 'links', title: spanish('Lo demás'), categories: ['kitchen', 'lighting', 'storage'] },
    ],
    countries: MEXICO,
  },
]
