/**
 * @generated SignedSource<<f466bb09ad0e6298153b849f249eba5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReferenceStep_credit$data = {
  readonly kinships: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }> | null | undefined;
  readonly " $fragmentType": "ReferenceStep_credit";
};
export type ReferenceStep_credit$key = {
  readonly " $data"?: ReferenceStep_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferenceStep_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReferenceStep_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerOption",
      "kind": "LinkedField",
      "name": "kinships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "d93a9ffea133dfc98350e5f98bf2349a";

export default node;
