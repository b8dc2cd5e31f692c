import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

/** Properties that the upholstered families share. */
export const upholstered = {
  room: 'living',
  construction: 'upholstery',
  care: 'vacuum',
  brands: 'furniture',
  secondary: ['oak', 'blackSteel', 'walnut'],
  styled: 'described',
  saysMaterial: true,
  warrantyMonths: 36,
} as const

/** Sofas, sofa beds and corner sofas. */
export const sofas: readonly Family[] = [
  {
    ...upholstered,
    code: 'sofa',
    category: 'straightSofas',
    kind: 'sofa',
    models: models.living,
    materials: ['linen', 'velvet', 'boucle', 'leather'],
    colors: ['gray', 'sand', 'navy', 'forest', 'terracotta', 'cream', 'charcoal', 'mustard'],
    vary: ['color', 'size'],
    assemblyMinutes: 20,
    sizes: [
      { size: 'seats2', priceFactor: 1, measures: [158, 84, 90, 42], facts: { seats: 2 } },
      { size: 'seats3', priceFactor: 1.28, measures: [212, 84, 90, 55], facts: { seats: 3 } },
    ],
    forms: [
      {
        name: text('Sofá {model}', 'Sofa {model}', 'Divano {model}'),
        price: 8999,
        measures: [158, 84, 90, 42],
        facts: { seats: 2 },
      },
      {
        name: text('Sofá {model} con botones', 'Sofa {model} mit Knopfheftung', 'Divano {model} trapuntato'),
        price: 10999,
        measures: [164, 80, 92, 46],
        facts: { seats: 2 },
        features: ['tufted'],
      },
    ],
    leads: [
      text(
        'Con respaldo bajo y asiento profundo, {model} invita a quedarse después de la película.',
        'Mit niedriger Lehne und tiefem Sitz lädt {model} dazu ein, nach dem Film einfach sitzen zu bleiben.',
        'Con schienale basso e seduta profonda, {model} invita a restare anche dopo il film.',
      ),
      text(
        'Pensado para salas de todos los días: {model} aguanta visitas, siestas y domingos de futbol.',
        'Für den Alltag gemacht: {model} verkraftet Besuch, Mittagsschlaf und Fußballsonntage.',
        'Pensato per il soggiorno di tutti i giorni: {model} regge ospiti, pisolini e domeniche di calcio.',
      ),
      text(
        'Brazos delgados, más lugar para sentarse: {model} rinde hasta en un departamento chico.',
        'Schmale Armlehnen, mehr Sitzfläche: {model} passt auch in kleine Wohnungen.',
        'Braccioli sottili, più spazio per sedersi: {model} sta bene anche in un appartamento piccolo.',
      ),
    ],
    viu: true,
  },
  {
    ...upholstered,
    code: 'sofa-cama',
    category: 'sofaBeds',
    kind: 'sofa',
    models: models.living.slice(0, 8),
    materials: ['linen', 'velvet', 'cotton'],
    colors: ['gray', 'petrol', 'sand', 'olive', 'charcoal'],
    vary: ['color'],
    assemblyMinutes: 30,
    forms: [
      {
        name: text(
          'Sofá cama {model} con baúl',
          'Schlafsofa {model} mit Bettkasten',
          'Divano letto {model} con contenitore',
        ),
        price: 9499,
        measures: [205, 88, 92, 62],
        facts: { seats: 3 },
        features: ['storage'],
      },
      {
        name: text(
          'Sofá cama {model} individual',
          'Schlafsofa {model} für eine Person',
          'Divano letto {model} singolo',
        ),
        price: 6499,
        measures: [118, 86, 88, 38],
        facts: { seats: 1 },
      },
    ],
    leads: [
      text(
        '{model} se abre en un solo movimiento y ofrece una cama de verdad, sin barras en la espalda.',
        '{model} lässt sich mit einem Handgriff öffnen und wird zum richtigen Bett, ohne Stange im Rücken.',
        '{model} si apre con un solo gesto e diventa un letto vero, senza barre nella schiena.',
      ),
      text(
        'Visitas a dormir, sin cuarto de visitas: {model} lo resuelve y de día nadie lo nota.',
        'Übernachtungsgäste ohne Gästezimmer: {model} macht es möglich, und tagsüber merkt es niemand.',
        'Ospiti per la notte anche senza una stanza in più: ci pensa {model}, e di giorno nessuno se ne accorge.',
      ),
    ],
    viu: true,
  },
  {
    ...upholstered,
    code: 'esquinera',
    category: 'sectionals',
    kind: 'sectionalSofa',
    models: models.living.slice(2, 11),
    materials: ['linen', 'boucle', 'leather'],
    colors: ['gray', 'sand', 'charcoal', 'cream', 'camel', 'olive'],
    vary: ['color'],
    assemblyMinutes: 45,
    forms: [
      {
        name: text('Sala esquinera {model}', 'Ecksofa {model}', 'Divano angolare {model}'),
        price: 18999,
        measures: [270, 84, 180, 98],
        facts: { seats: 5 },
      },
      {
        name: text(
          'Sala modular {model} con chaise',
          'Modulsofa {model} mit Récamiere',
          'Divano componibile {model} con chaise longue',
        ),
        price: 22999,
        measures: [300, 80, 170, 110],
        facts: { seats: 5 },
        features: ['chaise'],
      },
    ],
    leads: [
      text(
        '{model} convierte la esquina en el mejor lugar de la casa: caben cinco y todavía alguien se acuesta.',
        '{model} macht die Ecke zum besten Platz im Haus: fünf Personen sitzen, und eine kann trotzdem liegen.',
        '{model} trasforma l’angolo nel posto migliore della casa: ci si siede in cinque e qualcuno riesce pure a sdraiarsi.',
      ),
      text(
        'Los módulos de {model} se arman a la derecha o a la izquierda, por si un día te mudas.',
        'Die Module von {model} lassen sich links oder rechts aufbauen, falls du einmal umziehst.',
        'I moduli di {model} si montano a destra o a sinistra, nel caso un giorno cambiassi casa.',
      ),
    ],
  },
]
