/**
 * @generated SignedSource<<053e8d0c1feb60d84bf91850f9ae5b7f>>
 * @relayHash a8ea526bbcb77644c2c6ba63275cf993
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e6bcc9dff082b840b766c1659c05291faa550f004536a01e83e8355ed9ac706

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewAddressRouteQuery } from './NewAddressRouteQuery.graphql';

const node: PreloadableConcreteRequest<NewAddressRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e6bcc9dff082b840b766c1659c05291faa550f004536a01e83e8355ed9ac706",
    "metadata": {},
    "name": "NewAddressRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
