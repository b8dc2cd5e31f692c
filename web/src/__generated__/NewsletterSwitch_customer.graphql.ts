/**
 * @generated SignedSource<<760944bb68000d587cab902c5be8e2c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewsletterSwitch_customer$data = {
  readonly newsletter: {
    readonly email: string;
    readonly isSubscribed: boolean;
  } | null | undefined;
  readonly " $fragmentType": "NewsletterSwitch_customer";
};
export type NewsletterSwitch_customer$key = {
  readonly " $data"?: NewsletterSwitch_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsletterSwitch_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsletterSwitch_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NewsletterSubscription",
      "kind": "LinkedField",
      "name": "newsletter",
      "plural": false,
      "selections": [
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
          "name": "isSubscribed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "c218459f90a835410a6e04b36d2102cc";

export default node;
