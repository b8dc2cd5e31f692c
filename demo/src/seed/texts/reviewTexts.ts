import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { ConstructionCode } from './constructionTexts.ts'

type ReviewText = Readonly<{ stars: 2 | 3 | 4 | 5; title: Text; detail: Text }>

/** Texts of reviews that fit any product. */
const generalReviews: readonly ReviewText[] = [
  {
    stars: 5,
    title: text('Mejor de lo que esperaba', 'Besser als erwartet', 'Meglio del previsto'),
    detail: text(
      'Llegó dos días antes y muy bien empacado. Se ve igual que en las fotos.',
      'Kam zwei Tage früher und war sehr gut verpackt. Sieht genauso aus wie auf den Bildern.',
      'È arrivato due giorni prima e ben imballato. È identico alle foto.',
    ),
  },
  {
    stars: 5,
    title: text('Lo volvería a comprar', 'Würde ich wieder kaufen', 'Lo ricomprerei'),
    detail: text(
      'Llevamos varios meses de uso diario y todo sigue como el primer día.',
      'Seit Monaten täglich in Gebrauch, und alles ist noch wie am ersten Tag.',
      'Dopo mesi di uso quotidiano è tutto come il primo giorno.',
    ),
  },
  {
    stars: 4,
    title: text('Muy buena compra', 'Guter Kauf', 'Ottimo acquisto'),
    detail: text(
      'Buena calidad por el precio. Le quito una estrella porque la entrega se movió un día.',
      'Gute Qualität für den Preis. Ein Stern Abzug, weil sich die Lieferung um einen Tag verschoben hat.',
      'Buona qualità per il prezzo. Tolgo una stella perché la consegna è slittata di un giorno.',
    ),
  },
  {
    stars: 3,
    title: text('Cumple', 'In Ordnung', 'Nella norma'),
    detail: text(
      'Hace lo que promete, aunque el color es un poco más oscuro que en mi pantalla.',
      'Hält, was es verspricht, die Farbe ist aber etwas dunkler als auf meinem Bildschirm.',
      'Fa quello che promette, anche se il colore è un po’ più scuro che sul mio schermo.',
    ),
  },
  {
    stars: 5,
    title: text('Justo lo que buscaba', 'Genau das Richtige', 'Proprio quello che cercavo'),
    detail: text(
      'Lo vi primero en la sucursal y llegó idéntico. El repartidor avisó una hora antes.',
      'Erst im Geschäft angesehen, dann bestellt: Es kam genau so an. Der Fahrer rief eine Stunde vorher an.',
      'L’ho visto prima in negozio ed è arrivato identico. Il corriere ha avvisato un’ora prima.',
    ),
  },
  {
    stars: 4,
    title: text('Bonito y práctico', 'Schön und praktisch', 'Bello e pratico'),
    detail: text(
      'Cumple muy bien. El empaque era enorme y costó trabajo deshacerse de él.',
      'Erfüllt seinen Zweck sehr gut. Die Verpackung war riesig und mühsam zu entsorgen.',
      'Fa benissimo il suo lavoro. L’imballaggio era enorme e difficile da smaltire.',
    ),
  },
  {
    stars: 5,
    title: text('Fue un regalo y encantó', 'Als Geschenk ein Volltreffer', 'Un regalo riuscito'),
    detail: text(
      'Se lo regalé a mi mamá y se lo enseña a todas las visitas.',
      'Ein Geschenk für meine Mutter: Sie zeigt es jedem Besuch.',
      'L’ho regalato a mia madre e lo mostra a tutti gli ospiti.',
    ),
  },
  {
    stars: 2,
    title: text('Llegó maltratado', 'Mit Schaden geliefert', 'Arrivato rovinato'),
    detail: text(
      'Venía golpeado de un lado. Me lo cambiaron sin discutir, pero esperé dos semanas.',
      'An einer Seite war es beschädigt. Der Umtausch ging ohne Diskussion, dauerte aber zwei Wochen.',
      'Era rovinato da un lato. Me l’hanno cambiato senza discutere, ma ho aspettato due settimane.',
    ),
  },
  {
    stars: 4,
    title: text('Vale lo que cuesta', 'Den Preis wert', 'Vale il suo prezzo'),
    detail: text(
      'Tardé en decidirme por el precio, pero la calidad se nota.',
      'Wegen des Preises habe ich gezögert, aber die Qualität merkt man.',
      'Ho esitato per il prezzo, ma la qualità si vede.',
    ),
  },
]

const furnitureReviews: readonly ReviewText[] = [
  {
    stars: 5,
    title: text('Le cambió la cara al cuarto', 'Der Raum wirkt wie neu', 'Ha cambiato la stanza'),
    detail: text(
      'Las medidas son exactas y los acabados se sienten sólidos. Todo mundo pregunta dónde lo compré.',
      'Die Maße stimmen genau, und die Verarbeitung ist solide. Alle fragen, woher es ist.',
      'Le misure sono precise e le finiture solide. Tutti mi chiedono dove l’ho comprato.',
    ),
  },
  {
    stars: 4,
    title: text('Se arma fácil', 'Leicht aufzubauen', 'Facile da montare'),
    detail: text(
      'Lo armé en menos de una hora con mi hija. El instructivo podría tener letra más grande.',
      'Mit meiner Tochter in weniger als einer Stunde aufgebaut. Die Anleitung könnte größer gedruckt sein.',
      'L’ho montato in meno di un’ora con mia figlia. Le istruzioni potrebbero avere caratteri più grandi.',
    ),
  },
]
const sleepReviews: readonly ReviewText[] = [
  {
    stars: 5,
    title: text('Por fin duermo', 'Endlich schlafe ich durch', 'Finalmente dormo'),
    detail: text(
      'A la semana se me quitó el dolor de espalda. No huele y no da calor.',
      'Nach einer Woche waren die Rückenschmerzen weg. Kein Geruch, kein Schwitzen.',
      'Dopo una settimana mi è passato il mal di schiena. Non ha odore e non fa caldo.',
    ),
  },
  {
    stars: 4,
    title: text('Cómodo', 'Bequem', 'Comodo'),
    detail: text(
      'Las primeras noches lo sentí firme; ahora no lo cambio.',
      'In den ersten Nächten etwas fest, jetzt möchte ich nichts anderes mehr.',
      'Le prime notti mi è sembrato rigido; ora non lo cambierei.',
    ),
  },
]
const textileReviews: readonly ReviewText[] = [
  {
    stars: 5,
    title: text('Qué textura', 'Wunderbar weich', 'Che morbidezza'),
    detail: text(
      'La tela es gruesa y suave. Después de varias semanas no ha perdido color.',
      'Der Stoff ist fest und weich. Nach mehreren Wochen ist die Farbe unverändert.',
      'Il tessuto è spesso e morbido. Dopo varie settimane il colore è rimasto uguale.',
    ),
  },
]
const deviceReviews: readonly ReviewText[] = [
  {
    stars: 5,
    title: text('Funciona de maravilla', 'Läuft einwandfrei', 'Funziona benissimo'),
    detail: text(
      'Lo configuré en cinco minutos y no ha fallado ni una vez.',
      'In fünf Minuten eingerichtet und seitdem kein einziges Problem.',
      'Configurato in cinque minuti, non ha mai dato problemi.',
    ),
  },
  {
    stars: 4,
    title: text('Gran relación calidad-precio', 'Gutes Preis-Leistungs-Verhältnis', 'Ottimo rapporto qualità-prezzo'),
    detail: text(
      'Comparé bastante antes de decidirme. El manual en línea es más completo que el de la caja.',
      'Vor dem Kauf lange verglichen. Die Online-Anleitung ist ausführlicher als die beiliegende.',
      'Ho confrontato parecchio prima di decidere. Il manuale online è più completo di quello nella scatola.',
    ),
  },
]
const rideReviews: readonly ReviewText[] = [
  {
    stars: 5,
    title: text('Diario al trabajo', 'Täglich zur Arbeit', 'Ogni giorno al lavoro'),
    detail: text(
      'La uso todos los días y responde bien en subida. En la tienda me explicaron todo con calma.',
      'Jeden Tag im Einsatz, auch bergauf kein Problem. Im Geschäft wurde mir alles in Ruhe erklärt.',
      'Tutti i giorni in strada, e in salita risponde bene. In negozio mi hanno spiegato tutto con calma.',
    ),
  },
]

const byConstruction: Readonly<Partial<Record<ConstructionCode, readonly ReviewText[]>>> = {
  upholstery: furnitureReviews,
  paddedPanel: furnitureReviews,
  solidWood: furnitureReviews,
  cabinet: furnitureReviews,
  metalFrame: furnitureReviews,
  drawers: furnitureReviews,
  shelving: furnitureReviews,
  kidsFurniture: furnitureReviews,
  mattress: sleepReviews,
  textile: textileReviews,
  rug: textileReviews,
  smallAppliance: deviceReviews,
  largeAppliance: deviceReviews,
  kitchenFixture: deviceReviews,
  screen: deviceReviews,
  device: deviceReviews,
  computer: deviceReviews,
  floorAndAir: deviceReviews,
  plugged: deviceReviews,
  vehicle: rideReviews,
  ride: rideReviews,
}

/** Reviews that fit a product made like this, the particular ones first. */
export function reviewTexts(construction: ConstructionCode): readonly ReviewText[] {
  return [...(byConstruction[construction] ?? []), ...generalReviews]
}
