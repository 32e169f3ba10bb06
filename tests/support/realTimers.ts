// Before each file: files of a worker share its globals, and timers that one leaves faked never go off for those after it.
if ('clock' in setTimeout || 'clock' in setImmediate || 'clock' in Date)
  throw new Error(
    'Timers are faked: an earlier file of this worker left them so, or a spy on a faked timer did.',
  );
