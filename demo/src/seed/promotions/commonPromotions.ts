import { text } from '@hogar/platform/language.ts'
import type { PlannedPromotion } from './plannedPromotion.ts'

/** Conditions of promotions without a coupon, in every store. */
const TERMS = text(
  'Precios con IVA, por pieza y hasta agotar existencias. Vale el precio que ves al confirmar tu pedido. Los descuentos no se suman entre sí.',
  'Preise inklusive Mehrwertsteuer, je Stück und solange der Vorrat reicht. Es gilt der Preis, den du beim Bestellen siehst. Rabatte werden nicht addiert.',
  'Prezzi con IVA, al pezzo e fino a esaurimento scorte. Vale il prezzo che vedi alla conferma dell’ordine. Gli sconti non si sommano.',
)

/** Promotions of all stores, each in its words. */
export const commonPromotions: readonly PlannedPromotion[] = [
  {
    id: 1,
    slug: text('semana-del-descanso', 'woche-des-schlafs', 'settimana-del-riposo'),
    title: text('Semana del descanso', 'Woche des Schlafs', 'Settimana del riposo'),
    summary: text(
      'Colchones, almohadas y sábanas con 20 % o más, y una cama para estrenarlos.',
      'Matratzen, Kissen und Bettwäsche, mindestens 20 % günstiger, und ein Bett dazu.',
      'Materassi, cuscini e lenzuola con almeno il 20 % di sconto, e un letto per provarli.',
    ),
    text: [
      text(
        'Un colchón acompaña de 8 a 10 años. Si el tuyo ya se hunde donde duermes, esta semana cambiarlo cuesta menos.',
        'Eine Matratze begleitet dich 8 bis 10 Jahre. Ist deine durchgelegen, kostet der Wechsel diese Woche weniger.',
        'Un materasso accompagna per 8–10 anni. Se il tuo è infossato, questa settimana cambiarlo costa meno.',
      ),
      text(
        'Empieza por la cama y elige abajo lo que va encima.',
        'Fang mit dem Bett an und wähle unten, was darauf gehört.',
        'Comincia dal letto e scegli qui sotto che cosa metterci sopra.',
      ),
    ],
    terms: TERMS,
    department: 'bedroom',
    list: { category: 'sleep', filters: [{ attribute: 'discount', range: '20-*' }], sort: 'discount' },
    featured: ['cama-tapizada', 'cama', 'sofa-cama'],
    picture: {
      of: 'bedroom',
      alt: text(
        'Recámara con cama de lino, burós de roble y luz de la mañana',
        'Schlafzimmer mit Leinenbett, Nachttischen aus Eiche und Morgenlicht',
        'Camera con letto in lino, comodini in rovere e luce del mattino',
      ),
    },
    days: [-4, 24],
  },
  {
    id: 2,
    slug: text('sala-nueva', 'neues-wohnzimmer', 'soggiorno-nuovo'),
    title: text('Sala nueva', 'Neues Wohnzimmer', 'Soggiorno nuovo'),
    summary: text(
      'Sofás, sillones y mesas de centro, primero lo que más bajó.',
      'Sofas, Sessel und Couchtische, zuerst die größten Nachlässe.',
      'Divani, poltrone e tavolini, prima quelli più scontati.',
    ),
    text: [
      text(
        'Mide primero: el pasillo, la puerta y el muro donde va. Con la cinta en el piso se ve si cabe y si se puede caminar alrededor.',
        'Miss zuerst: Flur, Tür und Wand. Mit Klebeband auf dem Boden siehst du, ob es passt und ob man daran vorbeikommt.',
        'Prima misura: corridoio, porta e parete. Con il nastro sul pavimento vedi se ci sta e se ci si passa intorno.',
      ),
    ],
    terms: TERMS,
    department: 'living',
    list: { category: 'living', sort: 'discount' },
    picture: {
      of: 'living-room',
      alt: text(
        'Sala con sofá claro, sillón color terracota y mesa redonda de nogal',
        'Wohnzimmer mit hellem Sofa, terrakottafarbenem Sessel und rundem Nussbaumtisch',
        'Soggiorno con divano chiaro, poltrona terracotta e tavolino tondo in noce',
      ),
    },
    days: [-9, 33],
  },
  {
    id: 3,
    slug: text('todo-para-tu-terraza', 'alles-fuer-die-terrasse', 'tutto-per-la-terrazza'),
    title: text('Todo para tu terraza', 'Alles für die Terrasse', 'Tutto per la terrazza'),
    summary: text(
      'Salas de exterior, mesas, sombrillas y asadores para vivir afuera.',
      'Loungemöbel, Tische, Sonnenschirme und Grills für draußen.',
      'Salotti da esterno, tavoli, ombrelloni e barbecue per vivere fuori.',
    ),
    text: [
      text(
        'Aluminio y ratán sintético aguantan sol y lluvia; los cojines se guardan. En cada producto dice cómo se cuida.',
        'Aluminium und Kunststoffgeflecht vertragen Sonne und Regen; Kissen gehören ins Trockene. Bei jedem Produkt steht die Pflege.',
        'Alluminio e rattan sintetico reggono sole e pioggia; i cuscini vanno riposti. Ogni prodotto dice come si cura.',
      ),
    ],
    terms: TERMS,
    department: 'garden',
    list: { category: 'garden' },
    picture: {
      of: 'terrace',
      alt: text(
        'Terraza con sala de exterior, plantas y sombra',
        'Terrasse mit Loungemöbeln, Pflanzen und Schatten',
        'Terrazza con salotto da esterno, piante e ombra',
      ),
    },
    days: [-13, 40],
  },
]
