/**
 * @generated SignedSource<<f677ae9c543f77c28c15a21abcd872c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RankProgress_ranking$data = {
  readonly missing: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly next: {
    readonly code: string;
    readonly from: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly rank: {
    readonly code: string;
  };
  readonly ranks: ReadonlyArray<{
    readonly code: string;
    readonly from: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
    readonly returnDays: number | null | undefined;
  }>;
  readonly spent: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly updatedAt: string;
  readonly " $fragmentType": "RankProgress_ranking";
};
export type RankProgress_ranking$key = {
  readonly " $data"?: RankProgress_ranking$data;
  readonly " $fragmentSpreads": FragmentRefs<"RankProgress_ranking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Amount_money"
},
v3 = [
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RankProgress_ranking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rank",
      "kind": "LinkedField",
      "name": "rank",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rank",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rank",
      "kind": "LinkedField",
      "name": "ranks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "spent",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "missing",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Ranking",
  "abstractKey": null
};
})();

(node as any).hash = "1f4db7b532b19fdf37bca6818d7942fc";

export default node;
