import { text } from '@hogar/platform/language.ts'
import type { PlannedRoom } from './plannedRoom.ts'

/** Bedroom and study. */
export const sleepingAndWorkRooms: readonly PlannedRoom[] = [
  {
    id: 3,
    code: 'recamara-verona',
    kind: 'bedroom',
    slug: text('recamara-en-tonos-claros', 'schlafzimmer-in-hellen-toenen', 'camera-in-toni-chiari'),
    title: text('Recámara en tonos claros', 'Schlafzimmer in hellen Tönen', 'Camera da letto in toni chiari'),
    summary: text(
      'Roble, gris suave y dos lámparas iguales: una recámara tranquila que se arma en una tarde.',
      'Eiche, sanftes Grau und zwei gleiche Lampen: ein ruhiges Schlafzimmer, das an einem Nachmittag steht.',
      'Rovere, grigio tenue e due lampade uguali: una camera tranquilla che si monta in un pomeriggio.',
    ),
    text: text(
      'La cabecera tapizada pone la textura; el resto se queda liso para que el cuarto descanse. Con un buró de cada lado, la cama se ve centrada aunque la ventana no lo esté.',
      'Das Polsterkopfteil bringt Struktur, alles andere bleibt glatt, damit der Raum zur Ruhe kommt. Mit je einem Nachttisch wirkt das Bett mittig, auch wenn das Fenster es nicht ist.',
      'La testiera imbottita dà la texture; il resto è liscio perché la stanza riposi. Con un comodino per lato il letto sembra centrato anche se la finestra non lo è.',
    ),
    alt: text(
      'Una recámara con cama tapizada gris, dos burós de roble con lámparas, cómoda y tapete',
      'Ein Schlafzimmer mit grauem Polsterbett, zwei Nachttischen aus Eiche mit Lampen, Kommode und Teppich',
      'Una camera con letto imbottito grigio, due comodini in rovere con lampade, cassettiera e tappeto',
    ),
    mood: 1,
    wallZ: -112,
    window: { left: -222, right: 270, bottom: -70, top: 207 },
    azimuth: 15,
    elevation: 11,
    items: [
      { sku: 'CAMA-TAPIZADA-VERONA', at: [[-20, 1, -6]], point: [0, 56, 56] },
      {
        sku: 'BURO-VERONA',
        at: [
          [-122, 0, -88],
          [82, 0, -88],
        ],
        point: [86, 24, -69],
      },
      {
        sku: 'LAMPARA-MESA-CANDIL',
        at: [
          [-122, 52, -90],
          [82, 52, -90],
        ],
        point: [-122, 76, -90],
      },
      { sku: 'COMODA-SERENA', at: [[200, 0, -84]], point: [228, 28, -60] },
      { sku: 'TAPETE-MITLA', at: [[-20, 0, 62]], turn: [90], width: 200, point: [84, 1, 124] },
      { sku: 'CUADRO-OAXACA', at: [[-20, 128, -110]], width: 50 },
      { sku: 'FLORERO-IXCHEL', at: [[176, 80, -84]], point: [176, 106, -84] },
    ],
  },
  {
    id: 4,
    code: 'estudio-folio',
    kind: 'office',
    slug: text('estudio-en-casa', 'arbeitsplatz-zu-hause', 'studio-in-casa'),
    title: text('Estudio en casa', 'Arbeitsplatz zu Hause', 'Studio in casa'),
    summary: text(
      'Escritorio de roble, silla verde y archivo debajo: un lugar de trabajo que cabe en una pared.',
      'Schreibtisch aus Eiche, grüner Stuhl und Ablage darunter: ein Arbeitsplatz, der an eine Wand passt.',
      'Scrivania in rovere, sedia verde e archivio sotto: una postazione che sta su una parete.',
    ),
    text: text(
      'El librero guarda lo que no se usa a diario y el archivero con ruedas sale cuando hace falta. Una lámpara pequeña basta de noche; de día ayuda sentarse de lado a la ventana.',
      'Das Regal nimmt auf, was nicht täglich gebraucht wird, und der Rollcontainer kommt hervor, wenn er nötig ist. Abends genügt eine kleine Lampe; tagsüber hilft es, seitlich zum Fenster zu sitzen.',
      'La libreria tiene ciò che non serve ogni giorno e la cassettiera con ruote esce quando occorre. La sera basta una lampada piccola; di giorno aiuta sedersi di lato alla finestra.',
    ),
    alt: text(
      'Un estudio con escritorio de roble, silla de oficina verde, archivero negro, librero y lámpara de mesa',
      'Ein Arbeitszimmer mit Eichenschreibtisch, grünem Bürostuhl, schwarzem Rollcontainer, Regal und Tischlampe',
      'Uno studio con scrivania in rovere, sedia verde, cassettiera nera, libreria e lampada da tavolo',
    ),
    mood: 3,
    wallZ: -60,
    window: { left: -180, right: 190, bottom: -42, top: 166 },
    azimuth: 14,
    elevation: 9,
    items: [
      { sku: 'ESCRITORIO-FOLIO', at: [[-24, 0, -26]], point: [24, 36, 4] },
      { sku: 'SILLA-OFICINA-FOLIO', at: [[-18, 1, 42]], turn: [205], point: [-24, 78, 42] },
      { sku: 'ARCHIVERO-FOLIO', at: [[68, 0, -30]] },
      { sku: 'LIBRERO-SIENA', at: [[126, 0, -38]] },
      { sku: 'LAMPARA-MESA-HALO', at: [[14, 75, -36]] },
      { sku: 'TAPETE-PAPEL-PICADO', at: [[-16, 0, 60]], turn: [90], width: 200, point: [70, 1, 86] },
      { sku: 'CUADRO-ZAFIRO', at: [[-60, 108, -58]], width: 50 },
    ],
  },
]
