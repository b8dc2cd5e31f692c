/**
 * @generated SignedSource<<66b3dc1127ffe160c63ffdb6065e64fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditRequests_customer$data = {
  readonly creditRequests: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CreditRequestRow_request">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CreditRequests_customer";
};
export type CreditRequests_customer$key = {
  readonly " $data"?: CreditRequests_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditRequests_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditRequests_customer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "CreditApplicationConnection",
      "kind": "LinkedField",
      "name": "creditRequests",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CreditApplication",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CreditRequestRow_request"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "creditRequests(first:50)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "f345fafb43358b6549ec4a293c950dab";

export default node;
