/**
 * @generated SignedSource<<c621d3afca9fdc569beb1adff4e62305>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SocialWays_store$data = {
  readonly socialProviders: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "SocialWays_store";
};
export type SocialWays_store$key = {
  readonly " $data"?: SocialWays_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialWays_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialWays_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialProvider",
      "kind": "LinkedField",
      "name": "socialProviders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "d2f830e5671cc57d0e707561d2482784";

export default node;
