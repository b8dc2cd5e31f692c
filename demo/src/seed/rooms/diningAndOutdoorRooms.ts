import { text } from '@hogar/platform/language.ts'
import type { PlannedRoom } from './plannedRoom.ts'

/** Dining room and terrace. */
export const diningAndOutdoorRooms: readonly PlannedRoom[] = [
  {
    id: 5,
    code: 'comedor-ginkgo',
    kind: 'dining',
    slug: text('comedor-redondo-para-cuatro', 'runder-esstisch-fuer-vier', 'tavolo-rotondo-per-quattro'),
    title: text('Comedor redondo para cuatro', 'Runder Esstisch für vier', 'Tavolo rotondo per quattro'),
    summary: text(
      'Una mesa de 110 cm, cuatro sillas de pino y una lámpara baja: el comedor que cabe junto a la cocina.',
      'Ein Tisch mit 110 cm, vier Stühle aus Kiefer und eine tiefe Lampe: das Esszimmer, das neben die Küche passt.',
      'Un tavolo da 110 cm, quattro sedie in pino e una lampada bassa: la zona pranzo che sta accanto alla cucina.',
    ),
    text: text(
      'La mesa redonda se rodea sin esquinas y deja el centro a la misma distancia de todos. Cuelga la lámpara a unos 70 cm de la cubierta para que ilumine los platos y no las caras.',
      'Um den runden Tisch geht man ohne Ecken, und die Mitte ist für alle gleich nah. Hänge die Lampe etwa 70 cm über die Platte: So beleuchtet sie die Teller und blendet niemanden.',
      'Il tavolo rotondo si aggira senza spigoli e il centro è vicino a tutti. Appendi la lampada a circa 70 cm dal piano: illumina i piatti e non abbaglia.',
    ),
    alt: text(
      'Un comedor con mesa redonda de roble, cuatro sillas, lámpara colgante, espejo y tapete',
      'Ein Esszimmer mit rundem Eichentisch, vier Stühlen, Hängelampe, Spiegel und Teppich',
      'Una sala da pranzo con tavolo rotondo in rovere, quattro sedie, lampada a sospensione, specchio e tappeto',
    ),
    mood: 2,
    wallZ: -110,
    window: { left: -200, right: 200, bottom: -48, top: 177 },
    azimuth: 13,
    elevation: 10,
    items: [
      { sku: 'MESA-REDONDA-GINKGO', at: [[0, 1, 0]], point: [-34, 38, 46] },
      {
        sku: 'SILLA-GINKGO',
        at: [
          [-66, 1, 40],
          [66, 1, 40],
          [-58, 1, -52],
          [58, 1, -52],
        ],
        turn: [122, -122, 48, -48],
        point: [72, 46, 48],
      },
      { sku: 'LAMPARA-COLGANTE-FAROL', at: [[0, 140, 0]], point: [0, 150, 0] },
      { sku: 'FLORERO-CALA', at: [[14, 76, -6]] },
      { sku: 'ESPEJO-IXCHEL', at: [[132, 0, -100]] },
      { sku: 'TAPETE-ZAFIRO', at: [[0, 0, 4]], turn: [90], width: 200, point: [-96, 1, 76] },
      { sku: 'CUADRO-ONIX', at: [[-92, 112, -108]], width: 50 },
    ],
  },
  {
    id: 6,
    code: 'terraza-ceiba',
    kind: 'outdoor',
    slug: text('terraza-con-sombra', 'terrasse-mit-schatten', 'terrazza-con-ombra'),
    title: text('Terraza con sombra', 'Terrasse mit Schatten', 'Terrazza con ombra'),
    summary: text(
      'Una sala de exterior, dos sillas color terracota y sombra de 270 cm para las tardes largas.',
      'Ein Loungesofa, zwei terrakottafarbene Stühle und 270 cm Schatten für lange Nachmittage.',
      'Un salotto da esterno, due sedie color terracotta e 270 cm d’ombra per i pomeriggi lunghi.',
    ),
    text: text(
      'El verde olivo se lleva bien con las plantas y disimula el polvo. Coloca la base de la sombrilla detrás del respaldo: deja libre el paso y la sombra llega a donde te sientas.',
      'Olivgrün passt zu Pflanzen und verzeiht Staub. Stelle den Schirmfuß hinter die Rückenlehne: So bleibt der Weg frei, und der Schatten fällt dorthin, wo du sitzt.',
      'Il verde oliva sta bene con le piante e nasconde la polvere. Metti la base dell’ombrellone dietro lo schienale: il passaggio resta libero e l’ombra arriva dove ti siedi.',
    ),
    alt: text(
      'Una terraza con sala de exterior verde olivo, dos sillas terracota, mesa redonda y sombrilla clara',
      'Eine Terrasse mit olivgrünem Loungesofa, zwei terrakottafarbenen Stühlen, rundem Tisch und hellem Sonnenschirm',
      'Una terrazza con divano verde oliva, due sedie terracotta, tavolo rotondo e ombrellone chiaro',
    ),
    mood: 'terrace',
    wallZ: -110,
    window: { left: -262, right: 262, bottom: -62, top: 233 },
    azimuth: 12,
    elevation: 10,
    items: [
      { sku: 'SALA-EXTERIOR-CEIBA', at: [[-40, 0, -20]] },
      { sku: 'MESA-JARDIN-PALAPA', at: [[128, 0, 40]], point: [128, 72, 46] },
      {
        sku: 'SILLA-JARDIN-CEIBA',
        at: [
          [66, 0, 82],
          [186, 0, 78],
        ],
        turn: [60, -68],
        point: [66, 44, 96],
      },
      { sku: 'SOMBRILLA-CEIBA', at: [[70, 0, -56]], point: [70, 214, -56] },
      { sku: 'TAPETE-AGAVE', at: [[-50, 0, 60]], turn: [90], width: 200, point: [-30, 1, 136] },
      { sku: 'MACETA-LUMIERE', at: [[-176, 0, -40]], width: 34, point: [-176, 22, -40] },
    ],
  },
]
