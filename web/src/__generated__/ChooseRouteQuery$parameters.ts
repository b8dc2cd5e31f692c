/**
 * @generated SignedSource<<d2ceadaf831e50ed428b1fbb9e8806a6>>
 * @relayHash d885ee007a534cf14d4e3beafdafb878
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3c38ac28efbe4868063f510f7989f9903bfd21c519a1bbd1350127a6e068dc4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ChooseRouteQuery } from './ChooseRouteQuery.graphql';

const node: PreloadableConcreteRequest<ChooseRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3c38ac28efbe4868063f510f7989f9903bfd21c519a1bbd1350127a6e068dc4",
    "metadata": {},
    "name": "ChooseRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
