import type { ArticleTexts } from '../articleHtml.ts'

export const studentRoom: ArticleTexts = {
  es: {
    title: 'Un cuarto de estudiante con 8,000 pesos',
    summary:
      'La lista completa, con sumas: escritorio, silla, luz, repisas, cajas y sábanas por 7,991 pesos. Y sobran nueve.',
    imageAlt: 'Escritorio blanco con computadora, silla y lámpara en un cuarto claro',
    tags: ['estudiantes', 'presupuesto', 'espacios chicos'],
    body: `
Te aceptaron, encontraste cuarto y el cuarto tiene una cama, un foco y un eco. Tienes 8,000 pesos y ganas de que el lunes ya parezca tuyo. Se puede. La clave no es comprar barato: es comprar en orden, primero lo que usas ocho horas y al final lo que se ve bonito en la foto.
## La lista, con sumas
| Qué | Cuánto | Va en
| Escritorio Compás | $3,499 | $3,499
| Silla Lindau | $1,249 | $4,748
| Lámpara de mesa Lucero | $699 | $5,447
| Dos repisas flotantes Orden | $898 | $6,345
| Dos cajas organizadoras Orden | $558 | $6,903
| Juego de sábanas Calma | $849 | $7,752
| Vela Talavera | $239 | $7,991
Son precios de lista en su medida más chica. Si el día que compras alguno está en oferta, ya tienes para la planta.
## 1. El escritorio no se negocia
Ahí vas a pasar la carrera. Busca al menos 100 centímetros de ancho y 50 de fondo: laptop, cuaderno y taza sin jugar tetris. Ponlo de lado a la ventana, no de frente ni de espaldas; así no hay reflejo ni sombra de tu mano. Con 75 centímetros de alto quedas bien con casi cualquier silla.
## 2. Una silla que no te rompa la espalda
Esta es de comedor, y está bien si te levantas cada 45 minutos. Los pies completos en el piso, los codos a la altura de la mesa, y un cojín chico en la cintura si hace falta. La de oficina, con ruedas y altura ajustable, llega en tercer semestre: vale la pena, pero hoy se come tres renglones.
## 3. Luz que sí alumbra
El foco del techo es para encontrar las llaves. Para leer necesitas una lámpara del lado contrario a la mano con que escribes, con un foco LED de unos 800 lúmenes. De 4,000 kelvin para estudiar, de 2,700 para dormir. Si solo compras uno, cálido.
## 4. La pared es tu librero
Dos repisas sobre el escritorio, la primera a 40 centímetros de la mesa para que quepa la pantalla. Pregunta antes de taladrar: si tu contrato no lo permite, ponlas en el piso como banca de libros mientras negocias.
## 5. Lo que no quieres ver, en cajas
Debajo de la cama caben dos sin problema. Una para ropa de frío, otra para cables, herramienta y todo lo que no tiene nombre. Etiquétalas: el tú de exámenes finales lo va a agradecer.
## 6. Sábanas tuyas
Cambian el cuarto más que un póster, y se van contigo cuando te mudes. Compra un juego bueno y lávalo cada semana, en lugar de dos malos.
## 7. Y una vela
Porque oler a casa también cuenta. Nunca la dejes prendida sola ni bajo la repisa, y si en tu edificio están prohibidas, cámbiala por una maceta.
## Lo que puede esperar
Tapete, espejo, cuadros, cafetera. Vive un mes en el cuarto antes de comprarlos: vas a descubrir que el espejo va en otra pared y que la cafetera es de tu roomie. Y guarda los empaques una semana, por si algo no cabe y hay que devolverlo.`,
  },
}
