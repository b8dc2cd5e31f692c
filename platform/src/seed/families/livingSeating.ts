import { text } from '../language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const upholstered = {
  room: 'living',
  construction: 'upholstery',
  care: 'vacuum',
  brands: 'furniture',
  secondary: ['oak', 'blackSteel', 'walnut'],
  styled: true,
  saysMaterial: true,
  warrantyMonths: 36,
} as const

/** Sofas, armchairs and everything else upholstered in the living room. */
export const livingSeating: readonly Family[] = [
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
      { name: text('Sofá {model}', 'Sofa {model}', 'Divano {model}'), price: 8999, measures: [158, 84, 90, 42], facts: { seats: 2 } },
      { name: text('Sofá {model} con botones', 'Sofa {model} mit Knopfheftung', 'Divano {model} trapuntato'), price: 10999, measures: [164, 80, 92, 46], facts: { seats: 2 }, features: ['tufted'] },
    ],
    leads: [
      text('Con respaldo bajo y asiento profundo, {model} invita a quedarse después de la película.', 'Mit niedriger Lehne und tiefem Sitz lädt {model} dazu ein, nach dem Film einfach sitzen zu bleiben.', 'Con schienale basso e seduta profonda, {model} invita a restare anche dopo il film.'),
      text('Pensado para salas de todos los días: {model} aguanta visitas, siestas y domingos de futbol.', 'Für den Alltag gemacht: {model} verkraftet Besuch, Mittagsschlaf und Fußballsonntage.', 'Pensato per il soggiorno di tutti i giorni: {model} regge ospiti, pisolini e domeniche di calcio.'),
      text('Brazos delgados, más lugar para sentarse: {model} rinde hasta en un departamento chico.', 'Schmale Armlehnen, mehr Sitzfläche: {model} passt auch in kleine Wohnungen.', 'Braccioli sottili, più spazio per sedersi: {model} sta bene anche in un appartamento piccolo.'),
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
      { name: text('Sofá cama {model} con baúl', 'Schlafsofa {model} mit Bettkasten', 'Divano letto {model} con contenitore'), price: 9499, measures: [205, 88, 92, 62], facts: { seats: 3 }, features: ['storage'] },
      { name: text('Sofá cama {model} individual', 'Schlafsofa {model} für eine Person', 'Divano letto {model} singolo'), price: 6499, measures: [118, 86, 88, 38], facts: { seats: 1 } },
    ],
    leads: [
      text('{model} se abre en un solo movimiento y ofrece una cama de verdad, sin barras en la espalda.', '{model} lässt sich mit einem Handgriff öffnen und wird zum richtigen Bett, ohne Stange im Rücken.', '{model} si apre con un solo gesto e diventa un letto vero, senza barre nella schiena.'),
      text('Visitas a dormir, sin cuarto de visitas: {model} lo resuelve y de día nadie lo nota.', 'Übernachtungsgäste ohne Gästezimmer: {model} macht es möglich, und tagsüber merkt es niemand.', 'Ospiti a dormire senza camera degli ospiti: ci pensa {model}, e di giorno nessuno se ne accorge.'),
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
      { name: text('Sala esquinera {model}', 'Ecksofa {model}', 'Divano angolare {model}'), price: 18999, measures: [270, 84, 180, 98], facts: { seats: 5 } },
      { name: text('Sala modular {model} con chaise', 'Modulsofa {model} mit Récamiere', 'Divano componibile {model} con chaise longue'), price: 22999, measures: [300, 80, 170, 110], facts: { seats: 5 }, features: ['chaise'] },
    ],
    leads: [
      text('{model} convierte la esquina en el mejor lugar de la casa: caben cinco y todavía alguien se acuesta.', '{model} macht die Ecke zum besten Platz im Haus: fünf Personen sitzen, und eine kann trotzdem liegen.', '{model} trasforma l’angolo nel posto migliore della casa: ci si siede in cinque e qualcuno riesce pure a sdraiarsi.'),
      text('Los módulos de {model} se arman a la derecha o a la izquierda, por si un día te mudas.', 'Die Module von {model} lassen sich links oder rechts aufbauen, falls Sie einmal umziehen.', 'I moduli di {model} si montano a destra o a sinistra, nel caso un giorno cambiassi casa.'),
    ],
  },
  {
    ...upholstered,
    code: 'sillon',
    category: 'armchairs',
    kind: 'armchair',
    models: models.living.slice(0, 12),
    materials: ['linen', 'velvet', 'boucle', 'leather'],
    colors: ['sand', 'forest', 'rose', 'mustard', 'gray', 'navy', 'terracotta'],
    vary: ['color', 'material'],
    assemblyMinutes: 15,
    forms: [
      { name: text('Sillón {model}', 'Sessel {model}', 'Poltrona {model}'), price: 4499, measures: [76, 82, 80, 19], facts: { seats: 1 } },
      { name: text('Sillón orejero {model}', 'Ohrensessel {model}', 'Poltrona bergère {model}'), price: 5799, measures: [78, 104, 84, 23], facts: { seats: 1 }, features: ['wing'] },
    ],
    leads: [
      text('Un libro, una lámpara y {model}: no hace falta más para una tarde completa.', 'Ein Buch, eine Lampe und {model}: mehr braucht ein freier Nachmittag nicht.', 'Un libro, una lampada e {model}: per un pomeriggio intero non serve altro.'),
      text('{model} abraza sin apretar y gira la conversación hacia donde lo pongas.', '{model} umfängt, ohne einzuengen, und wird schnell zum Lieblingsplatz.', '{model} avvolge senza stringere e diventa presto il posto preferito di tutti.'),
    ],
    viu: true,
  },
  {
    ...upholstered,
    code: 'reclinable',
    category: 'recliners',
    kind: 'recliner',
    models: models.living.slice(4, 12),
    materials: ['leather', 'velvet', 'cotton'],
    colors: ['charcoal', 'camel', 'brown', 'gray', 'navy'],
    vary: ['color'],
    assemblyMinutes: 15,
    forms: [
      { name: text('Reclinable manual {model}', 'Relaxsessel {model}', 'Poltrona relax {model}'), price: 6999, measures: [88, 102, 94, 36], facts: { seats: 1 } },
      { name: text('Reclinable eléctrico {model}', 'Elektrischer Relaxsessel {model}', 'Poltrona relax elettrica {model}'), price: 9999, measures: [90, 106, 96, 44], facts: { seats: 1, power_watts: 60 } },
    ],
    leads: [
      text('{model} se reclina hasta donde tú digas y sostiene bien el cuello en cada posición.', '{model} neigt sich so weit, wie Sie möchten, und stützt den Nacken in jeder Stellung.', '{model} si reclina fin dove vuoi tu e sostiene bene il collo in ogni posizione.'),
      text('Para quien llega cansado: con {model} los pies suben y el día se acaba.', 'Für müde Heimkehrer: Mit {model} gehen die Füße hoch, und der Tag ist zu Ende.', 'Per chi torna stanco: con {model} i piedi si alzano e la giornata finisce.'),
    ],
  },
  {
    ...upholstered,
    code: 'puff',
    category: 'ottomans',
    kind: 'ottoman',
    models: models.living.slice(0, 9),
    materials: ['velvet', 'boucle', 'knit', 'leather'],
    colors: ['sand', 'mustard', 'petrol', 'terracotta', 'gray', 'rose'],
    vary: ['color'],
    forms: [
      { name: text('Puff {model}', 'Pouf {model}', 'Pouf {model}'), price: 1499, measures: [50, 42, 50, 7], features: ['round'] },
      { name: text('Taburete {model} con baúl', 'Hocker {model} mit Stauraum', 'Poggiapiedi {model} con contenitore'), price: 2199, measures: [80, 44, 45, 12], features: ['storage'] },
    ],
    leads: [
      text('{model} es asiento, mesa y descanso para los pies, según la hora.', '{model} ist Sitzplatz, Tisch und Fußbank, je nach Tageszeit.', '{model} è seduta, tavolino e poggiapiedi, a seconda dell’ora.'),
      text('Ligero para moverlo con una mano: {model} va de la sala a la recámara sin pensarlo.', 'Leicht genug für eine Hand: {model} wandert mühelos vom Wohn- ins Schlafzimmer.', 'Così leggero che basta una mano: {model} passa dal soggiorno alla camera senza pensarci.'),
    ],
    viu: true,
  },
]
