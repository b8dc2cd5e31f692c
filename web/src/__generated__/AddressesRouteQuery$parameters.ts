/**
 * @generated SignedSource<<66a695704654a1b315330f53b5e38c67>>
 * @relayHash 597068466c49fe0cf0a61bc782637f04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d334d5b8dff8b600c543de52b839654b70f130c9b939199897f46f87c30cb75a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AddressesRouteQuery } from './AddressesRouteQuery.graphql';

const node: PreloadableConcreteRequest<AddressesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d334d5b8dff8b600c543de52b839654b70f130c9b939199897f46f87c30cb75a",
    "metadata": {},
    "name": "AddressesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
