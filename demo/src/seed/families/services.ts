import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'

const shared = {
  room: 'anywhere',
  kind: 'gift',
  construction: 'service',
  care: 'dryCloth',
  brands: 'services',
  materials: ['paper'],
  colors: ['cream', 'sage', 'sky', 'terracotta', 'sand'],
  virtual: true,
  viu: true,
  warrantyMonths: 0,
} as const

const card = [20, 12, 1, 0] as const

/** Things that are done rather than delivered. */
export const services: readonly Family[] = [
  {
    ...shared,
    code: 'garantia',
    construction: 'coverage',
    category: 'warranties',
    models: ['Muebles', 'Colchones', 'Pantallas', 'Cómputo', 'Línea blanca', 'Motos'],
    forms: [
      {
        name: text(
          'Garantía extendida de 12 meses para muebles',
          'Garantieverlängerung um 12 Monate für Möbel',
          'Garanzia estesa di 12 mesi per mobili',
        ),
        price: 699,
        measures: card,
      },
      {
        name: text(
          'Garantía extendida de 24 meses para colchones',
          'Garantieverlängerung um 24 Monate für Matratzen',
          'Garanzia estesa di 24 mesi per materassi',
        ),
        price: 899,
        measures: card,
      },
      {
        name: text(
          'Garantía extendida de 24 meses para pantallas',
          'Garantieverlängerung um 24 Monate für Fernseher',
          'Garanzia estesa di 24 mesi per televisori',
        ),
        price: 1299,
        measures: card,
      },
      {
        name: text(
          'Garantía extendida de 12 meses para cómputo',
          'Garantieverlängerung um 12 Monate für Computer',
          'Garanzia estesa di 12 mesi per computer',
        ),
        price: 1199,
        measures: card,
      },
      {
        name: text(
          'Garantía extendida de 24 meses para línea blanca',
          'Garantieverlängerung um 24 Monate für Haushaltsgeräte',
          'Garanzia estesa di 24 mesi per elettrodomestici',
        ),
        price: 1399,
        measures: card,
      },
      {
        name: text(
          'Garantía extendida de 12 meses para motos',
          'Garantieverlängerung um 12 Monate für Motorräder',
          'Garanzia estesa di 12 mesi per moto',
        ),
        price: 1999,
        measures: card,
      },
    ],
    leads: [
      text(
        'Empieza el día en que termina la garantía del fabricante y cubre refacciones y mano de obra.',
        'Beginnt am Tag, an dem die Herstellergarantie endet, und deckt Ersatzteile und Arbeitszeit.',
        'Inizia il giorno in cui termina la garanzia del produttore e copre ricambi e manodopera.',
      ),
      text(
        'Si la reparación tarda más de quince días, cambiamos el producto por uno igual o mejor.',
        'Dauert die Reparatur länger als fünfzehn Tage, tauschen wir das Produkt gegen ein gleichwertiges aus.',
        'Se la riparazione richiede più di quindici giorni, sostituiamo il prodotto con uno uguale o migliore.',
      ),
    ],
  },
  {
    ...shared,
    code: 'servicio',
    category: 'homeServices',
    models: ['Armado', 'Recámara', 'Minisplit', 'Pantalla', 'Retiro', 'Volado'],
    forms: [
      {
        name: text('Armado de un mueble', 'Aufbau eines Möbelstücks', 'Montaggio di un mobile'),
        price: 449,
        measures: card,
      },
      {
        name: text(
          'Armado de recámara completa',
          'Aufbau eines kompletten Schlafzimmers',
          'Montaggio di una camera completa',
        ),
        price: 1299,
        measures: card,
      },
      {
        name: text('Instalación de minisplit', 'Montage eines Klimageräts', 'Installazione di un climatizzatore'),
        price: 2199,
        measures: card,
      },
      {
        name: text(
          'Instalación de pantalla en muro',
          'Wandmontage eines Fernsehers',
          'Installazione di un televisore a parete',
        ),
        price: 799,
        measures: card,
      },
      {
        name: text('Retiro de colchón usado', 'Abholung der alten Matratze', 'Ritiro del materasso usato'),
        price: 349,
        measures: card,
      },
      {
        name: text(
          'Subida por escalera o volado',
          'Lieferung über Treppe oder Außenlift',
          'Consegna al piano con scala o montacarichi',
        ),
        price: 599,
        measures: card,
      },
    ],
    leads: [
      text(
        'Un técnico propio llega con herramienta, protege tus pisos y se lleva el empaque.',
        'Eigene Fachleute kommen mit Werkzeug, schützen den Boden und nehmen die Verpackung mit.',
        'Un nostro tecnico arriva con gli attrezzi, protegge i pavimenti e porta via l’imballo.',
      ),
      text(
        'Eliges día y horario de cuatro horas; te avisamos cuando vamos en camino.',
        'Du wählst Tag und Vier-Stunden-Fenster; wir melden uns, sobald wir unterwegs sind.',
        'Scegli il giorno e una fascia di quattro ore; ti avvisiamo quando siamo in viaggio.',
      ),
    ],
  },
]
