/**
 * @generated SignedSource<<9def8c11c5031f26f1ee6af1355527f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GuaranteeKind = "NONE" | "PROVIDER" | "STORE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LineGuarantee_guarantee$data = {
  readonly kind: GuaranteeKind;
  readonly providers: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly hours: string | null | undefined;
    readonly name: string;
    readonly phone: string | null | undefined;
  }>;
  readonly " $fragmentType": "LineGuarantee_guarantee";
};
export type LineGuarantee_guarantee$key = {
  readonly " $data"?: LineGuarantee_guarantee$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineGuarantee_guarantee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineGuarantee_guarantee",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuaranteeProvider",
      "kind": "LinkedField",
      "name": "providers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Guarantee",
  "abstractKey": null
};

(node as any).hash = "dd35422de924295e5c9fe65f2410666a";

export default node;
