/**
 * @generated SignedSource<<3b971d971518a4f382385c5127e3bbe6>>
 * @relayHash a17f9268f91d05fb42888fa11406f804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a4dc038305ae9f221aa3966f6e1fdfd103a4f81a6c5c26034c3b5e772ce6794

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewAddressRouteQuery } from './NewAddressRouteQuery.graphql';

const node: PreloadableConcreteRequest<NewAddressRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a4dc038305ae9f221aa3966f6e1fdfd103a4f81a6c5c26034c3b5e772ce6794",
    "metadata": {},
    "name": "NewAddressRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
