import { advice, claim, claims, provedBy, source } from '../claims.ts';

const journey = 'e2e/guides/simulation.spec.ts';
const sameSeed = provedBy(journey, 'a seed shows what the command prints of it, to the last step');

export default claims({
  'front matter': [
    advice(
      'Uma simulação da sandbox inteira, passo a passo no seu navegador: lojas, clientes, terminais e falhas ao acaso, a partir de uma semente que repete tudo.',
    ),
  ],
  top: [
    advice(
      'Veja lojas, clientes e terminais a usar a sandbox ao mesmo tempo, e os pagamentos a passar de um estado a outro.',
    ),
    claim(
      'Com a mesma semente no URL da página, tudo volta a acontecer do mesmo modo.',
      provedBy(journey, 'a link with a seed and a step shows the same moment twice'),
    ),
  ],
  what: [
    source(
      'A simulação corre a sandbox verdadeira, com tempo, rede e base de dados simulados.',
      'product: simulation/world/openWorld.ts',
    ),
    source(
      'Lojas criam pagamentos, clientes pagam ou desistem, servidores de webhooks falham, relógios avançam, e o processo da sandbox morre a meio do trabalho.',
      'product: simulation/actors/actions.ts',
    ),
    source('Quem faz o quê, e quando, vem de um número: a semente.', 'product: simulation/story.ts'),
  ],
  watch: [
    claim(
      'Corre neste navegador, com uma base de dados só dela: nada do que tem na sua sandbox muda.',
      provedBy(journey, 'it calls no sandbox and keeps nothing'),
    ),
    claim(
      'Até a abrir, a página não carrega nada dela.',
      provedBy(journey, 'nothing of it is requested before it is opened'),
    ),
    claim(
      'Pode pausar, avançar um passo, ir para um passo ou parar num que escolheu.',
      provedBy(journey, 'it plays, pauses, goes to a step and stops at one'),
    ),
    claim(
      'Em pausa, o URL da página tem a semente e o passo: envie-o a um colega, e ele vê o mesmo momento.',
      provedBy(journey, 'a link with a seed and a step shows the same moment twice'),
    ),
  ],
  checks: [
    source(
      'Depois de um passo, a simulação verifica promessas que valem sempre: o dinheiro bate certo, nada muda de estado fora das tabelas de estados, o que a API confirmou continua lá.',
      'product: simulation/invariants/invariants.ts',
    ),
    claim(
      'O painel mostra a lista e quanto da API já foi alcançado.',
      provedBy(journey, 'it plays, pauses, goes to a step and stops at one'),
    ),
    source(
      'Um passo pode começar antes de o anterior acabar, como acontece com pedidos verdadeiros.',
      'product: simulation/story.ts',
    ),
    source(
      'Passos que se sobrepõem são verificados juntos, quando o último acaba.',
      'product: simulation/play.ts',
    ),
  ],
  repeat: [
    claim(
      'No repositório, o comando npm run simulate -- --seed 7 --stories 1 --log corre a semente 7, como o painel, e escreve tudo o que se vê.',
      sameSeed,
    ),
    claim(
      'O painel mostra esse comando com a semente que está a ver.',
      provedBy(journey, 'a link with a seed and a step shows the same moment twice'),
    ),
    source(
      'Quando uma promessa é quebrada, o comando procura uma sequência curta de passos que ainda a quebre, e escreve-a.',
      'product: simulation/shrink.ts',
    ),
    source(
      'Corrigido o defeito, essa sequência fica no repositório e volta a correr sempre que os testes correm.',
      'product: simulation/seeds/namedSeeds.ts',
    ),
  ],
  next: [
    advice('Estados de um pagamento: todos os caminhos que os pagamentos da simulação podem seguir.'),
    advice('Testar uma integração: como provocar cada desfecho na sua sandbox.'),
  ],
});
