import type { ArticleTexts } from '../articleHtml.ts'

export const rightTable: ArticleTexts = {
  es: {
    title: 'La mesa correcta para cada comedor',
    summary:
      'Sesenta centímetros por persona y setenta y cinco detrás de cada silla: con dos números sabes qué mesa te queda.',
    imageAlt: 'Comedor con mesa de nogal para seis, dos lámparas colgantes y un aparador',
    tags: ['comedor', 'mesas', 'medidas'],
    body: `
La mesa del comedor es el mueble más exigente de la casa: todos se sientan al mismo tiempo, jalan la silla y quieren poner los codos. Por suerte, su tamaño sale de dos números que no cambian.
## 60 centímetros por persona
Es el ancho que ocupa alguien que come sin chocar con el de al lado; con sillas de brazos, calcula 70. De fondo bastan 40 para el plato y el vaso. Por eso una mesa con gente en ambos lados mide al menos 80 de ancho, y 90 si quieres platones al centro.
- 4 personas: rectangular de 120 por 80, cuadrada de 90 o redonda de 100 a 110.
- 6 personas: rectangular de 160 a 180, o redonda de 130 a 135.
- 8 personas: rectangular de 200 a 220, o redonda de 150 a 160.
Las cabeceras suman dos lugares si la mesa mide 90 de ancho. En una redonda, pasar de 150 significa que ya nadie alcanza el centro: ahí conviene una base giratoria o una rectangular.
## 75 centímetros detrás de la silla
Sentarse y levantarse pide 75 centímetros entre el borde de la mesa y la pared. Si por ahí también se camina, deja 90; si alguien pasa con una olla, 110. Haz la cuenta al revés: en un comedor de 2.80 de ancho, quita 75 por lado y te quedan 130. Una mesa de 90 entra cómoda, una de 110 con cuidado.
## Redonda, cuadrada o rectangular
La redonda es la mejor amiga de los cuartos chicos y cuadrados: sin esquinas se circula mejor y todos se ven. Con pata central, además, cabe uno más, porque nadie se sienta frente a una pata.
La rectangular aprovecha cuartos alargados y crece mejor. Si recibes seguido, revisa una extensible: entre semana para cuatro, el domingo para ocho. Mídela abierta y confirma que las sillas extra tengan dónde vivir.
La cuadrada funciona con dos o cuatro personas. Para seis se vuelve demasiado grande, porque el centro queda lejos.
## Alturas que se llevan bien
Una mesa estándar mide entre 74 y 76 de alto, y una silla 45 al asiento. Entre el asiento y el borde deben quedar de 27 a 30 centímetros: menos aprieta las piernas, más levanta los hombros. Ojo con los faldones gruesos: mide hasta el faldón, no hasta la cubierta. Si las sillas tienen brazos, confirma que entren bajo la mesa.
## La lámpara
Cuelga la lámpara de 70 a 80 centímetros sobre la mesa: ilumina el plato sin tapar las caras. Su diámetro se ve bien entre la mitad y dos tercios del ancho de la mesa. En mesas de más de 1.80, dos lámparas chicas alumbran mejor que una grande.
## Antes de decidir
Recorta la cubierta en cartón o dibújala con masking tape y siéntate alrededor. Pon también el aparador: necesita 90 centímetros al frente para abrir cajones mientras alguien está sentado. Si todo eso cabe en el piso, cabe en la vida.`,
  },
  de: {
    title: 'Der richtige Tisch für jedes Esszimmer',
    summary:
      'Sechzig Zentimeter pro Person und fünfundsiebzig hinter jedem Stuhl: Zwei Zahlen sagen dir, welcher Tisch passt.',
    imageAlt: 'Esszimmer mit Nussbaumtisch für sechs, zwei Hängeleuchten und Sideboard',
    tags: ['Esszimmer', 'Tische', 'Maße'],
    body: `
Der Esstisch ist das anspruchsvollste Möbel im Haus: Alle setzen sich gleichzeitig, rücken den Stuhl zurück und wollen die Ellbogen aufstützen. Zum Glück ergibt sich seine Größe aus zwei Zahlen, die immer gelten.
## 60 Zentimeter pro Person
So breit ist der Platz von jemandem, der isst, ohne den Nachbarn anzustoßen; mit Armlehnstühlen rechne 70. In der Tiefe genügen 40 Zentimeter für Teller und Glas. Sitzt man an beiden Seiten, ist ein Tisch deshalb mindestens 80 breit, und 90, wenn Schüsseln in die Mitte sollen.
- 4 Personen: rechteckig 120 mal 80, quadratisch 90 oder rund 100 bis 110.
- 6 Personen: rechteckig 160 bis 180 oder rund 130 bis 135.
- 8 Personen: rechteckig 200 bis 220 oder rund 150 bis 160.
An den Kopfenden kommen zwei Plätze dazu, wenn der Tisch 90 breit ist. Über 150 Durchmesser erreicht an einem runden Tisch niemand mehr die Mitte: Dann hilft eine Drehplatte oder ein rechteckiger Tisch.
## 75 Zentimeter hinter dem Stuhl
Zum Hinsetzen und Aufstehen braucht es 75 Zentimeter zwischen Tischkante und Wand. Führt dort auch ein Weg entlang, lass 90 frei; kommt jemand mit einem Topf vorbei, 110. Rechne rückwärts: Ist das Esszimmer 2,80 Meter breit, ziehst du zweimal 75 ab, und es bleiben 130. Ein Tisch mit 90 steht bequem, einer mit 110 gerade noch.
## Rund, quadratisch oder rechteckig
Der runde Tisch ist der beste Freund kleiner, quadratischer Räume: Ohne Ecken kommt man leichter vorbei, und alle sehen einander. Mit Mittelfuß passt sogar einer mehr, weil niemand vor einem Tischbein sitzt.
Der rechteckige nutzt lange Räume und wächst besser. Hast du oft Besuch, sieh dir einen Ausziehtisch an: unter der Woche für vier, am Sonntag für acht. Miss ihn ausgezogen und überlege, wo die zusätzlichen Stühle wohnen.
Der quadratische ist gut für zwei oder vier. Für sechs wird er zu groß, weil die Mitte zu weit weg ist.
## Höhen, die zusammenpassen
Ein Tisch ist 74 bis 76 Zentimeter hoch, ein Stuhlsitz 45. Dazwischen sollten 27 bis 30 Zentimeter bleiben: Weniger drückt auf die Beine, mehr hebt die Schultern. Achte auf dicke Zargen und miss bis zur Zarge, nicht bis zur Platte. Haben die Stühle Armlehnen, prüfe, ob sie unter den Tisch passen.
## Die Leuchte
Häng die Leuchte 70 bis 80 Zentimeter über die Platte: Sie erhellt den Teller und verdeckt kein Gesicht. Ihr Durchmesser wirkt stimmig zwischen der Hälfte und zwei Dritteln der Tischbreite. Über Tischen ab 1,80 leuchten zwei kleine besser als eine große.
## Bevor du dich entscheidest
Schneide die Platte aus Karton oder kleb sie mit Krepp auf den Boden und setzt euch darum. Stell auch das Sideboard dazu: Davor brauchst du 90 Zentimeter, damit Schubladen aufgehen, während jemand sitzt. Passt all das auf den Boden, passt es auch in den Alltag.`,
  },
  it: {
    title: 'Il tavolo giusto per ogni sala da pranzo',
    summary:
      'Sessanta centimetri a persona e settantacinque dietro ogni sedia: con due numeri sai quale tavolo fa per te.',
    imageAlt: 'Sala da pranzo con tavolo in noce per sei, due lampade a sospensione e una credenza',
    tags: ['sala da pranzo', 'tavoli', 'misure'],
    body: `
Il tavolo da pranzo è il mobile più esigente della casa: tutti si siedono insieme, spostano la sedia e vogliono appoggiare i gomiti. Per fortuna la sua misura nasce da due numeri che non cambiano.
## 60 centimetri a persona
È lo spazio di chi mangia senza urtare il vicino; con sedie con braccioli calcola 70. In profondità bastano 40 centimetri per piatto e bicchiere. Perciò un tavolo con persone sui due lati è largo almeno 80, e 90 se vuoi i piatti di portata al centro.
- 4 persone: rettangolare 120 per 80, quadrato da 90 o rotondo da 100 a 110.
- 6 persone: rettangolare da 160 a 180, o rotondo da 130 a 135.
- 8 persone: rettangolare da 200 a 220, o rotondo da 150 a 160.
I capotavola aggiungono due posti se il tavolo è largo 90. In un rotondo, oltre i 150 nessuno arriva al centro: meglio un vassoio girevole o un rettangolare.
## 75 centimetri dietro la sedia
Per sedersi e alzarsi servono 75 centimetri tra il bordo e la parete. Se di lì si passa, lasciane 90; se qualcuno passa con una pentola, 110. Fai il conto al contrario: in una sala larga 2,80 togli 75 per lato e restano 130. Un tavolo da 90 sta comodo, uno da 110 a malapena.
## Rotondo, quadrato o rettangolare
Il rotondo è il migliore amico delle stanze piccole e quadrate: senza spigoli si gira meglio e tutti si vedono. Con la gamba centrale ci sta anche uno in più, perché nessuno siede davanti a una gamba.
Il rettangolare sfrutta le stanze lunghe e cresce meglio. Se ricevi spesso, guarda un allungabile: in settimana per quattro, la domenica per otto. Misuralo aperto e pensa a dove vivranno le sedie in più.
Il quadrato funziona per due o quattro. Per sei diventa troppo grande, perché il centro è lontano.
## Altezze che vanno d’accordo
Un tavolo è alto da 74 a 76 centimetri, la seduta di una sedia 45. Tra seduta e bordo devono restare da 27 a 30 centimetri: meno schiaccia le gambe, di più alza le spalle. Attenzione alle fasce spesse: misura fino alla fascia, non fino al piano. Se le sedie hanno i braccioli, controlla che entrino sotto il tavolo.
## La lampada
Appendi la lampada da 70 a 80 centimetri sopra il piano: illumina il piatto senza coprire i volti. Il diametro sta bene tra la metà e i due terzi della larghezza del tavolo. Sopra i tavoli oltre 1,80, due lampade piccole illuminano meglio di una grande.
## Prima di decidere
Ritaglia il piano nel cartone o disegnalo con il nastro e sedetevi intorno. Metti anche la credenza: davanti le servono 90 centimetri per aprire i cassetti mentre qualcuno è seduto. Se tutto questo sta sul pavimento, sta anche nella vita di ogni giorno.`,
  },
}
