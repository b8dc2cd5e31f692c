import type { ArticleTexts } from '../articleHtml.ts'

export const mattressFirmness: ArticleTexts = {
  es: {
    title: 'Colchón: firme, medio o suave',
    summary:
      'El colchón correcto depende de tu peso y de la posición en que duermes, no de la palabra que trae la etiqueta.',
    imageAlt: 'Colchón sobre una base de madera junto a un buró con lámpara',
    tags: ['colchones', 'descanso', 'recámara'],
    body: `
Pasamos un tercio de la vida acostados y elegimos el colchón en tres minutos, sentados en la orilla y con zapatos. La etiqueta no ayuda: lo que una marca llama firme, otra lo llama medio. Hay una forma mejor, y empieza por ti.
## Qué debe hacer un colchón
Mantener la columna en su forma natural. De lado, una línea recta del cuello a la cadera; boca arriba, con su curva suave en la cintura. Si la cadera se hunde, es demasiado suave para ti. Si los hombros se duermen o queda un hueco bajo la cintura, es demasiado firme.
## Tu peso cambia la firmeza
El mismo colchón se siente distinto según quién se acueste. Una guía sencilla:
- Menos de 60 kilos: suave o medio. Uno firme no cede y presiona hombros y cadera.
- De 60 a 90 kilos: medio, la opción que más personas encuentran cómoda.
- Más de 90 kilos: medio a firme, con resortes de calibre fuerte o espuma de alta densidad.
## Y la posición, también
De lado, el hombro necesita hundirse un poco: medio a suave. Boca arriba: medio. Boca abajo: firme, para que la cintura no caiga, y con almohada muy delgada. Si cambias toda la noche, elige medio y una superficie que responda rápido; el resorte ayuda a girar más que el memory.
## Resortes o espuma
Los resortes son frescos y tienen rebote. Los ensacados trabajan por separado, así que el movimiento de tu pareja se siente menos que en los de bloque. La espuma viscoelástica, o memory, abraza y reparte la presión; guarda más calor y al principio huele a nuevo: déjala ventilar uno o dos días. La de alta densidad es más firme y dura más.
## ¿Y si pesamos distinto?
Para parejas con mucha diferencia de peso hay dos salidas: un colchón medio con resortes ensacados, o dos individuales juntos bajo la misma sábana. En una cama king size esa unión casi no se nota.
## Cómo probarlo
1. Ve descansado, con ropa cómoda, y quítate los zapatos.
1. Acuéstate en tu posición diez minutos. Sí, diez: los primeros dos cualquier cama es buena.
1. Pide a alguien que mire tu espalda de perfil, o mete la mano bajo la cintura: debe pasar sin esfuerzo y sin sobrar.
1. Gira. Si te cuesta, es demasiado suave.
1. Prueben juntos, con su almohada de siempre.
## Cuándo cambiarlo
Entre los 8 y los 10 años casi todos han perdido soporte. Antes, si despiertas con dolor que se quita al moverte, si duermes mejor en un hotel o si ves un hundimiento de más de dos centímetros. Gíralo de cabeza a pies cada tres meses el primer año y cada seis después, y usa un protector lavable: el sudor envejece la espuma más que el peso.
Y revisa la base. Un colchón nuevo sobre tablas vencidas o con más de siete centímetros entre ellas se hunde igual que el viejo.`,
  },
  de: {
    title: 'Matratze: fest, mittel oder weich?',
    summary:
      'Die richtige Matratze hängt von deinem Gewicht und deiner Schlafposition ab, nicht vom Wort auf dem Etikett.',
    imageAlt: 'Matratze auf einem Holzbett neben einem Nachttisch mit Lampe',
    tags: ['Matratzen', 'Schlaf', 'Schlafzimmer'],
    body: `
Ein Drittel unseres Lebens liegen wir, und die Matratze suchen wir in drei Minuten aus, auf der Kante sitzend und mit Schuhen an. Das Etikett hilft wenig: Was eine Marke H3 nennt, heißt bei der anderen H2, denn die Härtegrade sind nicht genormt. Es geht besser, und es fängt bei dir an.
## Was eine Matratze leisten muss
Sie hält die Wirbelsäule in ihrer natürlichen Form. In Seitenlage ist das eine gerade Linie vom Nacken bis zur Hüfte, in Rückenlage die sanfte Kurve an der Taille. Sinkt die Hüfte ein, ist sie zu weich für dich. Schlafen dir die Arme ein oder bleibt unter der Taille eine Lücke, ist sie zu fest.
## Dein Gewicht verändert die Härte
Dieselbe Matratze fühlt sich für jeden anders an. Eine einfache Richtschnur:
- Unter 60 Kilo: weich bis mittel. Eine feste gibt nicht nach und drückt an Schulter und Hüfte.
- 60 bis 90 Kilo: mittel, was die meisten als bequem empfinden.
- Über 90 Kilo: mittel bis fest, mit kräftigen Federn oder Schaum hoher Dichte.
## Und die Position ebenso
Auf der Seite muss die Schulter etwas einsinken: mittel bis weich. Auf dem Rücken: mittel. Auf dem Bauch: fest, damit die Taille nicht durchhängt, mit sehr flachem Kissen. Drehst du dich die ganze Nacht, nimm mittel und eine Oberfläche, die schnell reagiert. Federn helfen beim Drehen mehr als Viscoschaum.
## Federn oder Schaum
Federkern ist luftig und federt. Taschenfedern arbeiten einzeln, deshalb spürst du die Bewegung neben dir weniger als bei einem verbundenen Federkern. Viscoschaum schmiegt sich an und verteilt den Druck; er hält mehr Wärme und riecht anfangs neu, also lass ihn ein, zwei Tage lüften. Kaltschaum mit hoher Dichte ist fester und hält länger.
## Und wenn wir verschieden schwer sind?
Bei großem Gewichtsunterschied gibt es zwei Wege: eine mittlere Matratze mit Taschenfedern oder zwei Matratzen nebeneinander unter einem Laken. Die Ritze dazwischen merkt man mit einem Topper kaum.
## So probierst du sie aus
1. Geh ausgeruht hin, in bequemer Kleidung, und zieh die Schuhe aus.
1. Leg dich zehn Minuten in deine Position. Ja, zehn: In den ersten zwei ist jedes Bett gut.
1. Bitte jemanden, deinen Rücken von der Seite anzusehen, oder schieb die Hand unter die Taille: Sie soll ohne Mühe durchpassen, aber nicht locker liegen.
1. Dreh dich um. Fällt es schwer, ist sie zu weich.
1. Probiert zu zweit, mit euren gewohnten Kissen.
## Wann es Zeit für eine neue ist
Nach 8 bis 10 Jahren haben die meisten ihre Stützkraft verloren. Früher, wenn du mit Schmerzen aufwachst, die beim Bewegen vergehen, wenn du im Hotel besser schläfst oder wenn eine Kuhle von mehr als zwei Zentimetern bleibt. Dreh sie im ersten Jahr alle drei Monate vom Kopf zum Fuß, danach alle sechs, und nimm einen waschbaren Schonbezug: Schweiß lässt Schaum schneller altern als Gewicht.
Und sieh dir den Lattenrost an. Auf durchgebogenen Latten oder mit mehr als sieben Zentimetern Abstand hängt auch eine neue Matratze durch.`,
  },
  it: {
    title: 'Materasso: rigido, medio o morbido',
    summary: 'Il materasso giusto dipende dal tuo peso e da come dormi, non dalla parola scritta sull’etichetta.',
    imageAlt: 'Materasso su una base di legno accanto a un comodino con lampada',
    tags: ['materassi', 'riposo', 'camera da letto'],
    body: `
Passiamo un terzo della vita sdraiati e scegliamo il materasso in tre minuti, seduti sul bordo e con le scarpe. L’etichetta non aiuta: quello che una marca chiama rigido, un’altra lo chiama medio. C’è un modo migliore, e comincia da te.
## Che cosa deve fare un materasso
Tenere la colonna nella sua forma naturale. Di fianco, una linea dritta dal collo al bacino; supini, con la curva dolce della vita. Se il bacino affonda, è troppo morbido per te. Se si addormentano le spalle o resta un vuoto sotto la vita, è troppo rigido.
## Il tuo peso cambia la rigidità
Lo stesso materasso si sente diverso a seconda di chi ci si sdraia. Una guida semplice:
- Meno di 60 chili: morbido o medio. Uno rigido non cede e preme su spalle e bacino.
- Da 60 a 90 chili: medio, quello che quasi tutti trovano comodo.
- Oltre 90 chili: da medio a rigido, con molle robuste o schiuma ad alta densità.
## E anche la posizione
Di fianco la spalla deve affondare un po’: da medio a morbido. Supini: medio. A pancia in giù: rigido, perché la vita non ceda, e con un cuscino molto sottile. Se ti giri tutta la notte, scegli medio e una superficie che risponde in fretta; le molle aiutano a girarsi più del memory.
## Molle o schiuma
Le molle sono fresche ed elastiche. Quelle insacchettate lavorano una per una, così i movimenti di chi ti sta accanto si sentono meno che con le molle collegate. La schiuma viscoelastica, o memory, avvolge e distribuisce la pressione; trattiene più calore e all’inizio odora di nuovo: lasciala arieggiare uno o due giorni. La schiuma ad alta densità è più rigida e dura di più.
## E se pesiamo diverso?
Per le coppie con molta differenza di peso ci sono due strade: un materasso medio a molle insacchettate, oppure due singoli affiancati sotto lo stesso lenzuolo. In un letto largo la giunzione quasi non si sente.
## Come provarlo
1. Vai riposato, con abiti comodi, e togli le scarpe.
1. Sdraiati nella tua posizione per dieci minuti. Sì, dieci: nei primi due ogni letto è buono.
1. Chiedi a qualcuno di guardarti la schiena di profilo, o infila la mano sotto la vita: deve passare senza sforzo e senza avanzare.
1. Girati. Se fai fatica, è troppo morbido.
1. Provatelo in due, con il vostro cuscino di sempre.
## Quando cambiarlo
Tra gli 8 e i 10 anni quasi tutti hanno perso sostegno. Prima, se ti svegli con dolori che passano muovendoti, se in albergo dormi meglio o se vedi un avvallamento di più di due centimetri. Giralo da testa a piedi ogni tre mesi il primo anno e poi ogni sei, e usa un coprimaterasso lavabile: il sudore invecchia la schiuma più del peso.
E guarda la rete. Un materasso nuovo su doghe piegate, o con più di sette centimetri tra una e l’altra, si affossa come quello vecchio.`,
  },
}
